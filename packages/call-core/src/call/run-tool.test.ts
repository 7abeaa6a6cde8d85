import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createCall, defineTool } from '../index.ts';
import { createFakeMicrophone, createScriptedProvider, createTestCall, settle } from '../testing/index.ts';
import { startTestCall } from './testing/start-test-call.ts';

const show = defineTool({
  description: 'Shows a work.',
  schema: z.object({ id: z.string() }),
  run: ({ id }) => ({ shown: id.toUpperCase() }),
});

const ask = (test: ReturnType<typeof createTestCall>, name: string, given: unknown, id = name): void =>
  test.provider.room().emit({ type: 'tool-call', name, arguments: given, id });

describe('a tool', () => {
  it('receives the arguments that its schema parsed', async () => {
    const test = createTestCall({ tools: { show } });
    const events: unknown[] = [];
    test.call.on('tool-call', (event) => void events.push(event));
    await test.call.start();
    ask(test, 'show', { id: 'heron', more: 1 });
    await settle();
    expect(events).toEqual([{ name: 'show', arguments: { id: 'heron' }, result: { shown: 'HERON' } }]);
    expect(test.provider.room().toolResults).toEqual([{ id: 'show', result: { shown: 'HERON' } }]);
  });

  const standard = (validate: () => object) =>
    ({ '~standard': { version: 1, vendor: 'test', validate } }) as unknown as typeof show.schema;
  const guests = z.object({ day: z.string(), guests: z.array(z.object({ age: z.number() })) });
  it.each([
    ['null when it returns nothing', z.object({}), null],
    [
      'invalid arguments by every field and its fault',
      guests,
      expect.stringMatching(/^Invalid arguments: day: .*string.*; guests\.0\.age: .*number/),
    ],
    [
      'an asynchronous Standard Schema’s issues',
      standard(async () => ({ issues: [{ message: 'no day' }] })),
      'Invalid arguments: no day',
    ],
    [
      'a Standard Schema’s path objects',
      standard(() => ({ issues: [{ message: 'missing', path: [{ key: 'day' }] }] })),
      'Invalid arguments: day: missing',
    ],
  ])('answers %s', async (_, schema, error) => {
    const test = await startTestCall({ tools: { book: { schema, run: () => undefined } } });
    ask(test, 'book', { guests: [{ age: 'ten' }] });
    await settle();
    expect(test.room.toolResults).toEqual([{ id: 'book', result: error && { error } }]);
  });

  it('does not run when the talk ended while its arguments were parsed', async () => {
    const run = vi.fn();
    const test = await startTestCall({ tools: { show: defineTool({ schema: z.object({}), run }) } });
    ask(test, 'show', {});
    test.room.emit({ type: 'ended', end: { by: 'assistant', endedReason: 'bye' } });
    await settle();
    expect(run).not.toHaveBeenCalled();
    await test.clock.advance(2_000);
  });

  it('times out: its signal aborts, the assistant gets an error', async () => {
    const refused: unknown[] = [];
    let signal: AbortSignal | undefined;
    const slow = defineTool({
      schema: z.object({}),
      timeLimitMs: 1_000,
      run: (_, context) => ((signal = context.signal), new Promise(() => undefined)),
    });
    const test = createTestCall({ tools: { slow } });
    test.call.on('tool-refused', ({ because }) => void refused.push(because));
    await test.call.start();
    ask(test, 'slow', {});
    await test.clock.advance(999);
    expect([signal?.aborted, refused]).toEqual([false, []]);
    await test.clock.advance(1);
    expect([signal?.aborted, refused, test.provider.room().toolResults]).toEqual([
      true,
      ['timed-out'],
      [{ id: 'slow', result: { error: 'It took too long.' } }],
    ]);
    await test.call.end();
    expect(test.clock.countTimers()).toBe(0);
  });

  it('times out after 20 s by default', async () => {
    const slow = defineTool({ schema: z.object({}), run: () => new Promise(() => undefined) });
    const test = await startTestCall({ tools: { slow } });
    ask(test, 'slow', {});
    await test.clock.advance(19_900);
    expect(test.room.toolResults).toEqual([]);
    await test.clock.advance(100);
    expect(test.room.toolResults).toHaveLength(1);
  });

  it('is aborted by the end of the call, silently', async () => {
    const reported: unknown[] = [];
    let signal: AbortSignal | undefined;
    const slow = defineTool({
      schema: z.object({}),
      run: (_, context) => ((signal = context.signal), new Promise(() => undefined)),
    });
    const test = await startTestCall({ tools: { slow }, reportError: (error) => void reported.push(error) });
    ask(test, 'slow', {});
    await settle();
    await test.call.end();
    expect([signal?.aborted, reported, test.clock.countTimers()]).toEqual([true, [], 0]);
  });

  it('can be added, replaced and deleted in a call', async () => {
    const test = createTestCall({ tools: { show } });
    const { tools } = test.call;
    tools['show'] = { schema: z.unknown(), run: () => 'covered' };
    tools['wave'] = { schema: z.unknown(), run: () => 'waved' };
    await test.call.start();
    ask(test, 'show', { id: 'a' }, 'one');
    ask(test, 'wave', {}, 'two');
    await settle();
    tools['show'] = show;
    delete tools['wave'];
    ask(test, 'show', { id: 'a' }, 'three');
    ask(test, 'wave', {}, 'four');
    await settle();
    expect(test.provider.room().toolResults).toEqual([
      { id: 'one', result: 'covered' },
      { id: 'two', result: 'waved' },
      { id: 'three', result: { shown: 'A' } },
    ]);
  });

  it('is announced to the provider, with its description', async () => {
    const test = await startTestCall({ tools: { show } });
    expect(test.room.context.tools).toEqual({ show });
  });

  it('takes its types from the schema: a function of other arguments does not compile', () => {
    const parts = { provider: createScriptedProvider(), openMicrophone: async () => createFakeMicrophone() };
    // @ts-expect-error A string is not a number.
    defineTool({ schema: z.object({ id: z.string() }), run: ({ id }: { id: number }) => id });
    const tools = { show: { schema: z.object({ id: z.string() }), run: ({ id }: { id: number }) => id } };
    // @ts-expect-error The same without defineTool.
    const call = createCall({ ...parts, tools });
    createCall({
      ...parts,
      tools: { show: { schema: z.object({ id: z.string() }), run: ({ id }) => id.length }, old: show },
    });
    expect(call.getSnapshot().status).toBe('idle');
  });
});

describe('an assistant that thinks', () => {
  const isThinking = (test: ReturnType<typeof createTestCall>): boolean => test.call.getSnapshot().assistantIsThinking;

  it('thinks from the visitor’s last words until it speaks', async () => {
    const test = await startTestCall();
    const { emit } = test.room;
    const seen: boolean[] = [];
    emit({ type: 'transcript', speaker: 'visitor', text: 'Who', isFinal: false });
    seen.push(isThinking(test));
    emit({ type: 'transcript', speaker: 'visitor', text: 'Who are you?', isFinal: true });
    seen.push(isThinking(test));
    emit({ type: 'speaking', speaker: 'assistant', isSpeaking: true });
    seen.push(isThinking(test));
    emit({ type: 'speaking', speaker: 'assistant', isSpeaking: false });
    seen.push(isThinking(test));
    test.call.send('And why?');
    seen.push(isThinking(test));
    emit({ type: 'transcript', speaker: 'assistant', text: 'Because', isFinal: false });
    seen.push(isThinking(test));
    expect(seen).toEqual([false, true, false, false, true, false]);
  });

  it('stops thinking after 60 s, and at the end of the call', async () => {
    const test = await startTestCall();
    test.call.send('Thanks.');
    await test.clock.advance(59_900);
    expect(isThinking(test)).toBe(true);
    await test.clock.advance(100);
    expect(isThinking(test)).toBe(false);
    test.call.send('Bye.');
    await test.call.end();
    expect(isThinking(test)).toBe(false);
  });

  it('thinks while a tool runs', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const test = await startTestCall({ tools: { look: { schema: z.unknown(), run: () => promise } } });
    ask(test, 'look', {});
    expect(isThinking(test)).toBe(true);
    await test.clock.advance(15_000);
    expect(isThinking(test)).toBe(true);
    resolve('found');
    await settle();
    expect(isThinking(test)).toBe(false);
  });
});
