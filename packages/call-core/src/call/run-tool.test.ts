import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createCall, defineTool } from '../index.ts';
import { createFakeMicrophone, createScriptedProvider, createTestCall, settle } from '../testing/index.ts';
import { never, startTestCall } from './testing/start-test-call.ts';

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
    const { context, toolResults } = test.provider.room();
    expect(toolResults).toEqual([{ id: 'show', result: { shown: 'HERON' } }]);
    expect(context.tools).toEqual({ show });
  });

  it('mastra-ai/mastra#22969: runs once per id, and each request gets the same result', async () => {
    let uses = 0;
    const test = await startTestCall({ tools: { show: { ...show, run: () => (uses += 1) } } });
    ask(test, 'show', { id: 'heron' }, 'one');
    ask(test, 'show', { id: 'heron' }, 'one');
    await settle();
    ask(test, 'show', { id: 'heron' }, 'one');
    ask(test, 'show', { id: 'heron' }, 'two');
    await settle();
    expect(test.room.toolResults.map(({ id, result }) => [id, result])).toEqual([
      ['one', 1],
      ['one', 1],
      ['one', 1],
      ['two', 2],
    ]);
  });

  it('reports a refusal or a failure to the page; the assistant learns only that it failed', async () => {
    const bug = new Error('a secret');
    const reportError = vi.fn();
    const refused: unknown[] = [];
    const test = await startTestCall({
      reportError,
      tools: { show, broken: { ...show, run: () => Promise.reject(bug) } },
    });
    test.call.on('tool-refused', (event) => void refused.push(event));
    ask(test, 'toString', {});
    ask(test, 'show', 'heron');
    ask(test, 'broken', { id: 'heron' });
    await settle();
    expect(refused).toEqual([
      { name: 'toString', arguments: {}, because: 'unknown', error: null },
      {
        name: 'show',
        arguments: 'heron',
        because: 'invalid',
        error: expect.objectContaining({ issues: expect.anything() }),
      },
      { name: 'broken', arguments: { id: 'heron' }, because: 'failed', error: bug },
    ]);
    // An unknown tool gets no answer.
    expect(test.room.toolResults).toEqual([
      { id: 'show', result: { error: expect.stringMatching(/^Invalid arguments: /) } },
      { id: 'broken', result: { error: 'It did not work.' } },
    ]);
    expect([reportError.mock.calls, test.call.getSnapshot().status]).toEqual([[[bug]], 'active']);
  });

  const standard = (validate: () => object) =>
    ({ '~standard': { version: 1, vendor: 'test', validate } }) as unknown as typeof show.schema;
  const fail = (): never => {
    throw new Error('no day');
  };
  const guests = z.object({ day: z.string(), guests: z.array(z.object({ age: z.number() })) });
  it.each([
    ['null when it returns nothing', z.object({}), null],
    [
      'invalid arguments by every field and its fault',
      guests,
      expect.stringMatching(/^Invalid arguments: day: .*string.*; guests\.0\.age: .*number/),
    ],
    ['the words of a schema that only parses', { parse: fail }, 'Invalid arguments: no day'],
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

  it.each([
    ['after its limit', 1_000, { timeLimitMs: 1_000 }],
    ['after 20 s by default', 20_000, {}],
  ])('times out %s: its signal aborts, the assistant gets an error', async (_, limitMs, options) => {
    const refused: unknown[] = [];
    const run = vi.fn((_given: unknown, _context: { readonly signal: AbortSignal }) => never());
    const test = await startTestCall({ tools: { slow: { schema: z.object({}), ...options, run } } });
    const isAborted = () => run.mock.lastCall?.[1].signal.aborted;
    test.call.on('tool-refused', ({ because }) => void refused.push(because));
    ask(test, 'slow', {});
    await test.clock.advance(limitMs - 1);
    expect([isAborted(), refused]).toEqual([false, []]);
    await test.clock.advance(1);
    expect([isAborted(), refused, test.room.toolResults]).toEqual([
      true,
      ['timed-out'],
      [{ id: 'slow', result: { error: 'It took too long.' } }],
    ]);
    // The end of the call aborts another one, silently.
    ask(test, 'slow', {}, 'another');
    await settle();
    expect(isAborted()).toBe(false);
    await test.call.end();
    expect([isAborted(), refused.length, test.clock.countTimers()]).toEqual([true, 1, 0]);
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
    for (const [act, expected] of [
      [() => emit({ type: 'transcript', speaker: 'visitor', text: 'Who', isFinal: false }), false],
      [() => emit({ type: 'transcript', speaker: 'visitor', text: 'Who are you?', isFinal: true }), true],
      [() => emit({ type: 'speaking', speaker: 'assistant', isSpeaking: true }), false],
      [() => emit({ type: 'speaking', speaker: 'assistant', isSpeaking: false }), false],
      [() => test.call.send('And why?'), true],
      [() => emit({ type: 'transcript', speaker: 'assistant', text: 'Because', isFinal: false }), false],
    ] as const) {
      act();
      expect(isThinking(test), String(act)).toBe(expected);
    }
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
