import { CallError, toCallError, type CallErrorCode } from '../call-error.ts';
import type { ProviderEvent } from '../provider.ts';
import type { CallParts, Run } from './call-run.ts';
import type { Stages } from './stages.ts';

/** Mobile browsers hand over the microphone late: the specification's 1 s before joining. */
const MOBILE_WAIT_MS = 1_000;

interface StartParts extends CallParts {
  readonly stages: Stages;
  readonly emit: (run: Run, event: ProviderEvent) => void;
  /** Settles when the calls before have let everything go. */
  readonly whenFree: () => Promise<unknown>;
}

/** The steps of a start, in their order. Whatever they open stands in the run's scope; a closed one ends them. */
export function createStart(parts: StartParts) {
  const { clock, dispatch, during, emit, guard, options, stages, wishes } = parts;
  const { delivery, gate, isMobile = false, lease, provider } = options;

  /** What a step throws becomes `code`, unless it is an error of the page's own. */
  async function step(code: CallErrorCode, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (thrown) {
      throw toCallError(thrown, code);
    }
  }

  const nothing = (): undefined => undefined;

  async function takeLease(run: Run): Promise<void> {
    during(run, () => stages.wait(run, 'lease'));
    await run.scope.open(parts.whenFree, nothing);
    if (!lease) return;
    const giveBack = await run.scope.open(
      () => lease.acquire(),
      (held) => held?.(),
      { isLast: true },
    );
    if (!giveBack)
      throw new CallError('busy_elsewhere', 'A call is running in another tab. End it there, then call again.');
  }

  async function passGate(run: Run): Promise<void> {
    during(run, () => stages.wait(run, 'gate'));
    const error = gate && (await run.scope.open((signal) => gate.check(signal), nothing));
    if (error) throw error;
    during(run, () => {
      // Whoever is signed in now makes the call, and the record is theirs.
      run.keeper = (delivery && guard(() => delivery.open())) ?? null;
      dispatch(run, { type: 'gatePassed' });
    });
  }

  async function takeMicrophone(run: Run): Promise<void> {
    during(run, () => stages.begin(run, 'microphone'));
    const microphone = await run.scope.open(options.openMicrophone, (opened) => opened.stop());
    during(run, () => {
      run.microphone = microphone;
      microphone.setMuted(wishes.isMuted);
      const stopListening = microphone.onLost?.((error) =>
        during(run, () => dispatch(run, { type: 'ended', end: { by: 'error', endedReason: error.code, error } })),
      );
      if (stopListening) run.scope.add(stopListening);
      stages.progress(run, 'microphone', 'completed');
    });
  }

  async function createCall(run: Run): Promise<void> {
    during(run, () => stages.wait(run, 'creation'));
    const { mode, target } = run;
    const call = await run.scope.open(
      (signal) => provider.create({ mode, target, signal, clock, emit: (event) => emit(run, event) }),
      // A join that is under way is looked at first: what it brings is left, and only what was never joined is discarded.
      (made) => (run.joining ?? Promise.reject()).then(nothing, () => made.discard?.()),
    );
    during(run, () => void (run.call = call));
  }

  async function waitOnPhone(run: Run): Promise<void> {
    if (!isMobile || run.call?.can?.includes('mobile-wait')) return;
    during(run, () => stages.begin(run, 'mobile-permissions'));
    const { promise, resolve } = Promise.withResolvers<void>();
    run.scope.add(clock.setTimer(MOBILE_WAIT_MS, resolve));
    await run.scope.open(() => promise, nothing);
    during(run, () => stages.progress(run, 'mobile-permissions', 'completed'));
  }

  async function joinCall(run: Run): Promise<void> {
    const { call, microphone, mode, target } = run;
    if (!call) return;
    during(run, () => stages.wait(run, 'joining'));
    const { isMuted } = wishes;
    const session = await run.scope.open(
      (signal) =>
        (run.joining = call.join({
          mode,
          target,
          signal,
          clock,
          microphone,
          isMuted,
          emit: (event) => emit(run, event),
        })),
      (joined) => joined.leave(),
      { isAwaited: true },
    );
    during(run, () => {
      run.session = session;
      // The wish may have changed while joining.
      guard(() => session.setMuted(wishes.isMuted));
      stages.wait(run, 'call-start');
      dispatch(run, { type: 'joined' });
    });
  }

  return async (run: Run): Promise<void> => {
    try {
      await step('gate_failed', () => takeLease(run));
      await step('gate_failed', () => passGate(run));
      if (run.mode === 'voice') await step('microphone_failed', () => takeMicrophone(run));
      await step('creation_failed', () => createCall(run));
      await step('join_failed', async () => {
        await waitOnPhone(run);
        await joinCall(run);
      });
    } catch (thrown) {
      const error = toCallError(thrown, 'join_failed');
      during(run, () => dispatch(run, { type: 'ended', end: { by: 'error', endedReason: error.code, error } }));
    }
  };
}
