import { describe, expect, it } from 'vitest';
import { createManualClock, settle } from '../testing/index.ts';
import { createGuard } from './guard.ts';
import { createScope } from './scope.ts';

function createFixture() {
  const clock = createManualClock();
  const reported: unknown[] = [];
  const did: string[] = [];
  const scope = createScope(
    clock,
    createGuard((error) => void reported.push(error)),
  );
  const never = (): Promise<never> => new Promise(() => undefined);
  return { clock, did, never, reported, scope };
}

describe('a resource of a scope', () => {
  it('closes in one tick, the newest first, after a failing close too', async () => {
    const { clock, did, never, reported, scope } = createFixture();
    const bug = new Error('a bug');
    for (const name of ['first', 'second']) scope.add(() => void did.push(name));
    scope.add(() => {
      throw bug;
    });
    scope.add(() => Promise.reject(bug));
    scope.add(never);
    await scope.open(
      () => 'opened',
      (value) => void did.push(value),
    );
    void scope.close();
    expect(did).toEqual(['opened', 'second', 'first']);
    await clock.advance(2_000);
    await scope.close();
    expect(reported).toEqual([bug, bug]);
    expect(clock.countTimers()).toBe(0);
  });

  it('with release last closes after all others, or after the limit', async () => {
    const { clock, did, never, scope } = createFixture();
    const lease = () => void did.push('lease');
    await scope.open(() => 1, lease, 'last');
    scope.add(never);
    void scope.close();
    await settle();
    expect(did).toEqual([]);
    await clock.advance(2_000);
    expect(did).toEqual(['lease']);
  });

  it('that arrives late closes immediately, and its opener rejects', async () => {
    const { did, scope } = createFixture();
    const late = Promise.withResolvers<string>();
    const opening = scope.open(
      () => late.promise,
      (value) => void did.push(value),
    );
    const rejected = expect(opening).rejects.toThrow('The call is over.');
    void scope.close();
    await rejected;
    expect([scope.signal.aborted, scope.isClosed()]).toEqual([true, true]);
    late.resolve('late');
    await settle();
    expect(did).toEqual(['late']);
    scope.add(() => void did.push('later'));
    expect(did).toEqual(['late', 'later']);
    await expect(
      scope.open(
        () => 1,
        () => undefined,
      ),
    ).rejects.toThrow('The call is over.');
  });

  it('with release on-arrival delays closing until it has arrived and closed', async () => {
    const { clock, did, scope } = createFixture();
    const late = Promise.withResolvers<string>();
    scope
      .open(
        () => late.promise,
        async (value) => void did.push(value),
        'on-arrival',
      )
      .catch(() => undefined);
    void scope.close().then(() => did.push('closed'));
    await settle();
    expect(did).toEqual([]);
    late.resolve('came');
    await settle();
    expect(did).toEqual(['came', 'closed']);
    expect(clock.countTimers()).toBe(0);
  });
});
