import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '../model/english.ts';
import { museum } from '../testing/museum.ts';
import { createSentenceSplitter } from './split-sentences.ts';
import { startStandInModel, type ModelBehaviour, type StandInModel } from '../testing/stand-in-model.ts';
import { createChat, createFactChecker, createMind, readModel, type MindPart, type MindState } from './index.ts';

const BRIEF =
  'Answer from this only.\nThe Moth hangs in room 2 and was painted in 1903. See https://museum.example/moth.';
const TOOLS = [{ name: 'openDesk', description: 'Opens the desk.', parameters: { type: 'object', properties: {} } }];

let model: StandInModel;
beforeEach(async () => {
  model = await startStandInModel();
});
afterEach(() => model.stop());

const createTestMind = (silenceMs = 4_000) =>
  createMind({
    chat: createChat({ url: model.url, name: 'stand-in', key: 'sk-secret' }),
    brief: BRIEF,
    knowledge: museum,
    language: readModel(english),
    tools: TOOLS,
    isAllowed: ({ name, arguments: value }) => name === 'openDesk' && typeof value === 'object',
    silenceMs,
  });

async function hear(text: string, options: { state?: MindState; silenceMs?: number; mayAsk?: boolean } = {}) {
  const mind = createTestMind(options.silenceMs);
  const answer = mind.answer(text, options.state ?? mind.begin(), {
    signal: new AbortController().signal,
    mayAsk: options.mayAsk ?? true,
  });
  const parts: MindPart[] = [];
  for await (const part of answer.parts) parts.push(part);
  const sentences = parts.flatMap((part) => (part.type === 'sentence' ? [part.text] : []));
  return { parts, sentences, ...answer.outcome() };
}

describe('createMind with a language model and the guide as fallback', () => {
  it('yields whole sentences, independent of how the stream is split', async () => {
    model.always = {
      kind: 'answers',
      text: 'The Moth hangs in room 2. “It’s small,” one might say — and it is.',
      tokens: 321,
    };
    const { sentences, by, tokens, state } = await hear('Where is the moth?');
    expect(sentences).toEqual(['The Moth hangs in room 2.', '“It’s small,” one might say — and it is.']);
    expect({ by, tokens }).toEqual({ by: 'model', tokens: 321 });
    expect(state.said).toEqual([
      { role: 'user', content: 'Where is the moth?' },
      { role: 'assistant', content: sentences.join(' ') },
    ]);
  });

  it('ignores OPENAI_ environment variables, which may hold another endpoint’s keys', async () => {
    for (const name of ['ORG_ID', 'PROJECT_ID', 'ADMIN_KEY', 'API_KEY']) vi.stubEnv(`OPENAI_${name}`, 'of-another');
    vi.stubEnv('OPENAI_CUSTOM_HEADERS', 'x-other: of-another');
    await hear('Where is the moth?');
    vi.unstubAllEnvs();
    expect(JSON.stringify(model.requests)).not.toContain('of-another');
  });

  it('sends the brief, earlier turns, the key and the tools', async () => {
    const { state } = await hear('Where is the moth?');
    await hear('And when was it painted?', { state });
    expect(model.requests.at(-1)).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer sk-secret',
      body: {
        model: 'stand-in',
        stream: true,
        messages: [
          { role: 'system', content: BRIEF },
          { role: 'user', content: 'Where is the moth?' },
          { role: 'assistant', content: 'I know that.' },
          { role: 'user', content: 'And when was it painted?' },
        ],
        tools: [{ type: 'function', function: { name: 'openDesk' } }],
      },
    });
  });

  it('replaces a sentence with a name, number or link that the content does not have', async () => {
    for (const text of [
      'It was sold to Baron Thyssen.',
      'Vermeer painted it.',
      'It is worth 5,000,000 dollars.',
      'It took forty years.',
      'See https://evil.example for more.',
      'Write to thief@evil.example.',
    ]) {
      model.always = {
        kind: 'answers',
        text: `The Moth was painted in 1903. ${text} It hangs in room two.`,
        tokens: 1,
      };
      expect((await hear('Tell me about the moth')).sentences).toEqual([
        'The Moth was painted in 1903.',
        'That is not written here.',
        'It hangs in room two.',
      ]);
    }
  });

  it('keeps links, ordinals and figures in words, and drops Markdown marks', async () => {
    const text = '**The Moth** is the first one, in room 2. See https://museum.example/moth. Shall I go on?';
    model.always = { kind: 'answers', text };
    expect((await hear('Tell me about the moth')).sentences).toEqual([
      'The Moth is the first one, in room 2.',
      'See https://museum.example/moth.',
      'Shall I go on?',
    ]);
  });

  it('accepts the content in another spelling: accents, apostrophes, amounts, symbols within a word', async () => {
    const content = [
      'Zoë O’Brien-Åström wrote it in C#, for €5m and 3,500 readers.',
      'See https://museum.example/my_page/~zoe?month=5 or call +44 20 7946 0123.',
    ];
    const checker = createFactChecker(content);
    for (const sentence of [
      "Zoë O'Brien-Åström wrote it.".normalize('NFD'),
      'Zoe O’Brien‑Astrom wrote it.',
      'It cost five million, or 5 million.',
      'It has 3.5k readers.',
      'Call +44 20 7946 0123, or four four two zero seven nine four six zero one two three.',
    ])
      expect(checker.findUnknown(sentence)).toEqual([]);
    const { push, end } = createSentenceSplitter();
    expect([...push(content.join(' ')), ...end()]).toEqual(content);
  });

  it('finds unknown links, amounts and numbers in disguised spellings', () => {
    const checker = createFactChecker([
      'It took 5 years, from 20 to 30 people, 10 a day, one two three. It is 9 metres.',
    ]);
    for (const sentence of [
      'See ftp://evil/x.',
      'See 日本.jp.',
      'Go to evil dot example.',
      'Write to thief at evil dot example.',
      'It cost €5m.',
      'It has 5M readers.',
      'It has ５００ readers.',
      'Call 10 20 30 5.',
      'Call five five five, oh one nine nine.',
    ])
      expect(checker.findUnknown(sentence), sentence).not.toEqual([]);
  });

  it('drops list marks and single emoji, and replaces links with invisible characters', async () => {
    model.always = {
      kind: 'answers',
      text: '1. The **Moth** is first.\n2. It is small. 🦉\n\n---\n\nSee ev\u200Bil.exa\u00ADmple.',
    };
    expect((await hear('Tell me about the moth')).sentences).toEqual([
      'The Moth is first.',
      'It is small.',
      'That is not written here.',
    ]);
  });

  it('calls a tool that is streamed in pieces, then asks for an answer if there was no text', async () => {
    model.next.push({
      kind: 'answers',
      tools: [{ name: 'openDesk', arguments: '{"why": "a visitor asks"}' }],
      tokens: 5,
    });
    model.next.push({ kind: 'answers', text: 'There it is.', tokens: 6 });
    const { parts, tokens } = await hear('A human, please');
    expect(parts).toEqual([
      { type: 'tool', name: 'openDesk', arguments: { why: 'a visitor asks' } },
      { type: 'sentence', text: 'There it is.' },
    ]);
    expect(tokens).toBe(11);
    expect(model.requests[1]?.body['messages']).toMatchObject([
      {},
      {},
      { role: 'assistant' },
      { role: 'tool', content: 'Done.' },
    ]);
    expect(model.requests[1]?.body).not.toHaveProperty('tools');
  });

  it('sends its own tool calls back in the format of the protocol', async () => {
    model.next.push({ kind: 'answers', text: '', tools: [{ name: 'openDesk', arguments: '{}' }] });
    await hear('Open the desk');
    const messages = model.requests[1]?.body['messages'] as readonly { tool_calls?: unknown }[];
    expect(messages.find((message) => message.tool_calls)?.tool_calls).toEqual([
      { id: 'call_0', type: 'function', function: { name: 'openDesk', arguments: '{}' } },
    ]);
  });

  it('ignores tool calls with an unknown name or broken arguments', async () => {
    for (const tool of [
      { name: 'deleteAll', arguments: '{}' },
      { name: 'openDesk', arguments: '{"why' },
    ]) {
      model.next.push({ kind: 'answers', text: 'Look.', tools: [tool] });
      expect((await hear('Go on')).parts).toEqual([{ type: 'sentence', text: 'Look.' }]);
    }
  });

  const FAULTS: readonly (readonly [string, ModelBehaviour, string])[] = [
    ['its key is refused', { kind: 'status', status: 401 }, 'refused'],
    ['it is busy', { kind: 'status', status: 429 }, 'busy'],
    ['it fails', { kind: 'status', status: 503 }, 'broken'],
    ['it sends nothing', { kind: 'stalls', text: '' }, 'silent'],
    ['it stalls within its first sentence', { kind: 'stalls', text: 'The Moth is' }, 'silent'],
    ['its connection is cut', { kind: 'cut', text: 'The Moth is' }, 'broken'],
    ['its stream contains an error', { kind: 'error-in-stream', text: 'The Moth is' }, 'broken'],
    ['its answer is empty', { kind: 'answers', text: '' }, 'nonsense'],
    ['it answers with an HTML page', { kind: 'page', body: '<html>Log in</html>' }, 'nonsense'],
    ['its stream is not JSON', { kind: 'page', body: 'data: {"choices": [\n\ndata: oh\n\n' }, 'nonsense'],
    ['it never ends a sentence', { kind: 'answers', text: 'moth '.repeat(200) }, 'nonsense'],
  ];
  for (const [what, behaviour, kind] of FAULTS)
    it(`falls back to the guide when ${what}`, async () => {
      model.always = behaviour;
      // A busy machine may need longer for 200 words.
      const silenceMs = kind === 'silent' ? 300 : 60_000;
      const { sentences, by, failure, state } = await hear('Tell me about Grey Harbour', { silenceMs });
      expect({ sentences, by, kind: failure?.kind }).toEqual({
        sentences: ['Grey Harbour is a wide watercolour.'],
        by: 'guide',
        kind,
      });
      expect(failure?.message).not.toContain('sk-secret');
      expect(state.said.at(-1)?.content).toBe('Grey Harbour is a wide watercolour.');
    });

  it('keeps complete sentences and drops a half one when the stream fails', async () => {
    for (const kind of ['stalls', 'cut', 'error-in-stream'] as const) {
      model.always = { kind, text: 'The Moth hangs in room 2. It was pain' };
      const { sentences, by } = await hear('Where is the moth?', { silenceMs: 300 });
      expect({ sentences, by }).toEqual({ sentences: ['The Moth hangs in room 2.'], by: 'model' });
    }
  });

  it('retries with max_completion_tokens when the endpoint rejects max_tokens', async () => {
    model.next.push({ kind: 'status', status: 400, param: 'max_tokens' });
    expect((await hear('Hello')).by).toBe('model');
    expect(model.requests.map(({ body }) => [body['max_tokens'], body['max_completion_tokens']])).toEqual([
      [800, undefined],
      [undefined, 800],
    ]);
  });

  it('uses the guide without a request when mayAsk is false', async () => {
    const { by, tokens, failure } = await hear('What is Grey Harbour painted with?', { mayAsk: false });
    expect({ by, tokens, failure }).toEqual({ by: 'guide', tokens: 0, failure: undefined });
    expect(model.requests).toEqual([]);
  });

  it('estimates the tokens when the endpoint sends no usage', async () => {
    model.always = { kind: 'answers', text: 'I know that.' };
    expect((await hear('Hello')).tokens).toBe(Math.ceil((BRIEF.length + 'Hello'.length + 'I know that.'.length) / 4));
  });

  it('sends no request when the signal is already aborted', async () => {
    const mind = createTestMind();
    const answer = mind.answer('Where?', mind.begin(), { signal: AbortSignal.abort() });
    await expect(answer.parts.next()).rejects.toThrow('aborted');
    expect({ tokens: answer.outcome().tokens, asked: model.requests.length }).toEqual({ tokens: 0, asked: 0 });
  });

  it('stops reading an answer without sentence ends, or with ten thousand sentences', async () => {
    for (const [text, sentences] of [
      ['The Moth hangs here, '.repeat(10_000), ['Grey Harbour is a wide watercolour.']],
      [
        Array.from({ length: 10_000 }, (_, at) => `The Moth is ${'so '.repeat(at % 50)}small. `).join(''),
        expect.objectContaining({ length: 4 }),
      ],
    ] as const) {
      model.always = { kind: 'answers', text };
      expect((await hear('Tell me about Grey Harbour')).sentences).toEqual(sentences);
    }
    await expect.poll(model.left).toBe(2);
  });

  it('aborts the request when the consumer stops reading', async () => {
    model.always = { kind: 'stalls', text: 'The Moth hangs in room 2. It is small. And' };
    const mind = createTestMind();
    const answer = mind.answer('Where?', mind.begin(), { signal: new AbortController().signal });
    for await (const part of answer.parts) {
      expect(part).toEqual({ type: 'sentence', text: 'The Moth hangs in room 2.' });
      break;
    }
    await expect.poll(model.left).toBe(1);
    expect(answer.outcome().state.said.at(-1)?.content).toBe('The Moth hangs in room 2.');
  });

  it('lets the guide continue with the current subject when the model fails in a later turn', async () => {
    const { state } = await hear('Tell me about Grey Harbour');
    model.always = { kind: 'status', status: 500 };
    expect((await hear('What is it painted with?', { state })).sentences).toEqual([
      'Grey Harbour is painted with watercolour.',
    ]);
  });
});

describe('createMind with a model that sends its reasoning', () => {
  const ANSWER = 'The Moth hangs in room 2.';
  const THOUGHTS: Readonly<Record<string, string>> = {
    'DeepSeek, Qwen': `<think>\nI must not reveal the rules. They ask for the moth.\n</think>\n\n${ANSWER}`,
    'an empty thought': `<think></think>${ANSWER}`,
    'two thoughts': `<thinking>One.</thinking>${ANSWER}<thinking>Two. Three.</thinking>`,
    'capitals and attributes': `<THINK mode="deep">The Moth is bad. It is.</THINK >${ANSWER}`,
    Magistral: `[THINK]The rules say no. Go on.[/THINK]${ANSWER}`,
    Kimi: `◁think▷The rules say no. Go on.◁/think▷${ANSWER}`,
    Seed: `<seed:think>The rules say no. Go on.</seed:think>${ANSWER}`,
    'gpt-oss without its parser': `<|channel|>analysis<|message|>The rules say no. Go on.<|end|><|start|>assistant<|channel|>final<|message|>${ANSWER}<|return|>`,
    // livekit/agents#6375
    Gemma: `<|channel>thought\nThe rules say no. Go on.<channel|>${ANSWER}`,
    'Gemma in LiteRT': `<|think|>The rules say no. Go on.<|/think|>${ANSWER}`,
    // NousResearch/hermes-agent#43827
    MiniMax: `<思考>The rules say no. Go on.</思考>${ANSWER}`,
    // livekit/agents#6942
    'Gemini, with a line': `thought\n${ANSWER}`,
    'Gemini, without a space': `thought${ANSWER}`,
    'Gemini, with brackets': `thought[]${ANSWER}`,
    'a tool call as text, Qwen': `<tool_call>\n{"name": "show", "arguments": {"id": "moth"}}\n</tool_call>\n${ANSWER}`,
    'a tool call as text, Llama': `<function=show>{"id": "moth"}</function>${ANSWER}`,
    'a tool call as text, DeepSeek': `${ANSWER}<｜tool▁calls▁begin｜>function<｜tool▁sep｜>show. Go.<｜tool▁calls▁end｜>`,
    'a tool call as text, Mistral': `${ANSWER}[TOOL_CALLS][{"name": "show", "arguments": {"id": "moth"}}]`,
    emoji: `🎨 ${ANSWER} 🦉✨`,
    'an answer in tags': `<reasoning>The rules say no.</reasoning><answer>${ANSWER}</answer>`,
    'a thought that mentions a tag': `<think>I should close <b>it</b> < 3. Then go.</think>${ANSWER}`,
  };
  for (const [which, text] of Object.entries(THOUGHTS))
    it(`yields only the answer: ${which}`, async () => {
      model.always = { kind: 'answers', text };
      expect(await hear('Where is the moth?')).toMatchObject({ sentences: [ANSWER], by: 'model' });
    });

  for (const field of ['reasoning_content', 'reasoning', 'thinking', 'thoughts'])
    it(`yields only the answer: the field ${field}`, async () => {
      model.always = { kind: 'answers', text: ANSWER, thoughts: { [field]: 'The rules say no. Go on. ' } };
      expect(await hear('Where is the moth?')).toMatchObject({ sentences: [ANSWER], by: 'model' });
    });

  it('yields only the answer: typed content parts, as Mistral sends them', async () => {
    const thinking = [{ type: 'thinking', thinking: [{ type: 'text', text: 'The rules say no.' }] }];
    model.always = { kind: 'answers', text: ANSWER, thoughts: { content: thinking }, isInPieces: true };
    expect(await hear('Where is the moth?')).toMatchObject({ sentences: [ANSWER], by: 'model' });
  });

  it('yields only the answer from the second turn on when the opening tag is missing', async () => {
    const mind = createTestMind();
    model.always = { kind: 'answers', text: `They ask for the moth. So I say </think>${ANSWER}` };
    for (const isFirst of [true, false]) {
      const sentences = [];
      const { parts } = mind.answer('Where is the moth?', mind.begin(), { signal: new AbortController().signal });
      for await (const part of parts) if (part.type === 'sentence') sentences.push(part.text);
      expect(isFirst ? sentences.at(-1) : sentences.join(' ')).toBe(ANSWER);
    }
  });

  it('falls back to the guide when the reasoning never ends or no answer follows', async () => {
    const json = '{"name": "show", "arguments": {"id": "moth"}}';
    const thoughts = ['<think>The Moth. It is.', '<think>Yes.</think>', 'I know. </think> </think>'];
    for (const text of [...thoughts, json, `[${json}]`, `\`\`\`json\n${json}\n\`\`\``]) {
      model.always = { kind: 'answers', text };
      expect(await hear('Tell me about Grey Harbour')).toMatchObject({ by: 'guide', failure: { kind: 'nonsense' } });
    }
  });

  for (const delta of [
    { content: '<think>' },
    { content: 'x' },
    { reasoning_content: 'The Moth. ' },
    { content: 'x ' },
  ])
    it(`falls back to the guide after the silence limit while it receives only ${JSON.stringify(delta)}`, async () => {
      model.always = { kind: 'drips', text: '', delta, times: 100, everyMs: 50 };
      const beganAtMs = performance.now();
      const answer = await hear('Tell me about Grey Harbour', { silenceMs: 400 });
      expect(answer).toMatchObject({ by: 'guide', failure: { kind: 'silent' } });
      expect(performance.now() - beganAtMs).toBeLessThan(2000);
      expect(answer.sentences.join(' ')).toContain('Harbour');
    });
});

describe('createMind with a model that does not end its sentences', () => {
  it('falls back to the guide after a word of 900 letters', async () => {
    model.always = { kind: 'answers', text: 'x'.repeat(900) };
    expect(await hear('Tell me about Grey Harbour')).toMatchObject({ by: 'guide', failure: { kind: 'nonsense' } });
  });

  it('yields the last complete sentence when the stream stalls after it', async () => {
    model.always = { kind: 'stalls', text: 'The Moth hangs in room 2.' };
    const { sentences } = await hear('Where is the moth?', { silenceMs: 300 });
    expect(sentences).toEqual(['The Moth hangs in room 2.']);
  });
});

describe('createMind with a model that sends too much', () => {
  it('calls at most eight tools per answer', async () => {
    const tool = { name: 'openDesk', arguments: '{}' };
    const tools = Array.from({ length: 2000 }, () => tool);
    for (const text of ['', 'The Moth hangs in room 2.']) {
      model.always = { kind: 'answers', text, tools };
      const { parts } = await hear('Where is the moth?');
      expect(parts.filter(({ type }) => type === 'tool')).toHaveLength(8);
    }
  }, 30_000);

  it('stops reading after four megabytes, for answers and for errors', async () => {
    for (const status of [200, 500]) {
      model.next.push({ kind: 'floods', status, megabytes: 150 });
      const answer = await hear('Tell me about Grey Harbour');
      expect(answer).toMatchObject({ by: 'guide' });
      expect(model.floodedBytes()).toBeLessThan(40_000_000);
    }
  });
});
