import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../model/english.ts';
import { toNearTo } from '../english/phrases.ts';
import { splitWords } from '../english/split-words.ts';
import { createMuseumGuide, museum } from '../testing/museum.ts';
import { createTableModel, type Chances } from '../testing/table-model.ts';
import type { GuideState, GuideTurn } from '../read/state.ts';
import { createGuide } from './create-guide.ts';

const { lines } = museum;
const { say: SURE } = english.limits;
const UNSURE = SURE - 0.3;

function say(table: Readonly<Record<string, Chances>>, ...texts: readonly string[]): GuideTurn {
  const guide = createMuseumGuide(createTableModel(table));
  return texts.reduce((turn, text) => guide.replyTo(text, turn.state), guide.begin());
}
const sentencesOf = (...said: Parameters<typeof say>): readonly string[] => say(...said).reply.sentences;

const FAREWELLS =
  'goodbye | bye | byebye | bye bye | good bye | see you | see ya | cya | good night | goodnight | farewell | cheerio | ciao | adios | au revoir | tschuss | auf wiedersehen | hasta luego | ta ta | toodle oo | over and out | signing off | have a good day | have a good one | have a nice day | have a great day | have a good evening | have a nice evening | talk to you later | catch you later | hang up | end the call | end this call | end call | i am hanging up | hanging up now | that is all | that was all | that will be all | that is everything | i have to go | i must go | i need to go | i got to go | i gotta go | gotta go | got to go | gotta run | i gotta run | i have to run | i need to run | i have to leave | i need to leave | i must run | i am off | i am leaving | i am out of here | i should go | i better go | i had better go | i should get going | time to go | until next time | till next time | talk soon | speak soon | peace out | i will leave you to it | i will let you go | i am heading off | i am heading out | that is it for now | that is it for today | that is all for now | that is all for today | nice talking to you | it was nice talking to you | adieu | toodles | laters | i am done | we are done | no more questions | so long | take care';

it('a suggestion that is pressed is that one, also while an offer of as many targets is open', () => {
  const denied = say({ 'cost <project>': 'moth/cost' }, 'Cost Lanternmoth');
  expect([denied.reply.suggestions.at(-1), denied.state.offer.length]).toEqual(['Grey Harbour', 3]);
  for (const pressed of ['Grey Harbour', 'grey harbour']) {
    const { reply } = createMuseumGuide(createTableModel({})).replyTo(pressed, denied.state);
    expect(reply.targets).toEqual(['harbour/what']);
  }
});

describe('a call', () => {
  const guide = createMuseumGuide(createTableModel({}));

  it('begins with the greeting and its offers, also when an utterance follows the end', () => {
    const { reply, state } = guide.begin();
    expect([reply.sentences, guide.timeUp]).toEqual([lines.greeting, lines.timeUp]);
    expect(state).toEqual({ offer: museum.greetingOffers, lastReply: reply, told: [], said: [], isOver: false });
    const over: GuideState = { ...state, isOver: true, told: ['moth/why'], focus: 'moth' };
    expect(guide.replyTo('why', over)).toEqual(guide.begin());
  });

  it('gives equal replies for equal input and keeps all its memory in a serialisable state', () => {
    const [turn, other] = [say({ why: 'act repeat' }, 'why', 'why'), say({ why: 'act repeat' }, 'why', 'why')];
    expect(turn).toEqual(other);
    expect(JSON.parse(JSON.stringify(turn))).toEqual(turn);
  });

  it('resolves "it" from the state, not from the call before', () => {
    const trained = createMuseumGuide();
    const begun = trained.begin().state;
    const about = (entry: string) =>
      trained.replyTo('How was it made?', { ...begun, focus: entry, entry, field: 'what' }).reply.targets;
    expect(['moth', 'harbour', 'moth'].map(about)).toEqual([['moth/how'], ['harbour/how'], ['moth/how']]);
  });
});

const OPEN = 'The museum is open from ten to six.';
const OIL = 'Lanternmoth is a small oil.';
const GLOWS = 'Layers of amber varnish made it glow.';
const LIGHT = 'The painter missed the light of home.';
const HARBOUR = 'Grey Harbour is a wide watercolour.';
const ENGLISH = 'I speak English only.';
const RESUME = { 'is there a resume': 'availability/what' };
const ABOUT = { 'tell me about <project>': 'harbour/what' };
const PAINTED = { 'how was <project> painted': '*/how' };

it.for<readonly [text: string, sentence: string, meanings: Readonly<Record<string, Chances>>]>([
  // Spellings and fillers.
  ['Is there a CV?', OPEN, RESUME],
  ['Is there a c-v?', OPEN, RESUME],
  ['Is there a C.V.?', OPEN, RESUME],
  ['Is there a résumé?', OPEN, RESUME],
  ['How is Lanternmoth actually made?', GLOWS, { 'how is <project> made': 'moth/how' }],
  // Other languages, whatever the model says; a foreign word alone is none.
  ['Bonjour, parlez-vous anglais', ENGLISH, {}],
  ['Was haben sie gemacht', ENGLISH, {}],
  ['Что это', ENGLISH, {}],
  ['何ですか', ENGLISH, {}],
  ['Bonjour Lanternmoth', OIL, { 'bonjour <project>': 'moth/what' }],
  // A correction replaces the words before it, the last of several counts, and it has a subject.
  ['Why Lanternmoth, no, tell me about Grey Harbour', HARBOUR, ABOUT],
  ['Lanternmoth. Sorry, I meant tell me about Grey Harbour', HARBOUR, ABOUT],
  [
    'How was Lanternmoth painted? No, Quiet Supper. No, Grey Harbour',
    'It was painted outdoors in eleven mornings.',
    PAINTED,
  ],
  [
    'What is without no Lanternmoth?',
    'Three paintings hang here.',
    { 'what is without no <project>': 'all-project/what' },
  ],
  ['Is there no bench at Lanternmoth now', OIL, { 'is there no bench at <project> now': 'moth/what' }],
  ['No, Lanternmoth', OIL, { 'no <project>': 'moth/what' }],
  // A question without a subject belongs to the sentence before it; a statement before a question does not count.
  [
    'The frame glows. Any ideas?',
    'Here is a detail about Lanternmoth.',
    { 'the frame glows any ideas': { 'moth/how': SURE }, 'any ideas': 'off-topic' },
  ],
  ['I had a look around here. How is Lanternmoth made?', GLOWS, { 'how is <project> made': 'moth/how' }],
])('"%s" is answered with "%s"', ([text, sentence, meanings]) => {
  expect(sentencesOf(meanings, text)[0]).toBe(sentence);
});

describe('a farewell', () => {
  it.for(FAREWELLS.split(' | '))('%s ends the call', (farewell) => {
    const table = { [splitWords(farewell).join(' ')]: 'act goodbye' };
    const { reply, state } = say(table, farewell);
    expect([reply.sentences, state.isOver]).toEqual([lines.goodbye, true]);
  });

  it.for([
    ['Thank you so much, and bye!', 'thank you so much and bye', true],
    // Outside the list it asks back.
    ['I leave you now', 'i leave you now', false],
    ['Does it say bye?', 'does it say bye', false],
    ['the byebye picture', 'the byebye picture', false],
    ['goodbyes', 'goodbyes', false],
  ] as const)('in "%s" ends the call: %s', ([text, tokens, isOver]) => {
    expect(say({ [tokens]: 'act goodbye' }, text).state.isOver).toBe(isOver);
  });
});

describe('another language', () => {
  it('does not include a name of the content in another script', () => {
    const moth = museum.entities.map((entity) => (entity.id === 'moth' ? { ...entity, names: ['Фонарь'] } : entity));
    const model = createTableModel({ 'what <project>': { 'moth/what': SURE + 0.01 } });
    const guide = createGuide({ ...museum, entities: moth }, model);
    const { state } = guide.begin();
    expect(guide.replyTo('What Фонарь?', state).reply.sentences).toEqual(['Lanternmoth is a small oil.']);
    expect(guide.replyTo('Что Фонарь?', state).reply.sentences).toEqual(['I speak English only.']);
  });

  it('keeps the answers given so far', () => {
    const { state } = say({ '<project>': 'moth/what' }, 'Lanternmoth', 'Что это');
    expect(state.told).toContain('moth/what');
  });

  it('goes to the model when the content has no line about languages', () => {
    const entities = museum.entities.filter(({ id }) => id !== 'act-language');
    const guide = createGuide({ ...museum, entities }, createTableModel({}));
    expect(guide.replyTo('Что это', guide.begin().state).reply.sentences).toEqual(lines.unsure);
  });
});

it.for(['', '   ', '…', '?'])('an empty utterance %j gets the line "listening" and keeps the focus', (text) => {
  const { reply, state } = say({ '<project>': 'moth/what' }, 'Lanternmoth', text);
  expect([reply.sentences, state.focus]).toEqual([lines.listening, 'moth']);
});

it('a correction with only a name repeats the question for that name', () => {
  const guide = createMuseumGuide(createTableModel({ 'how was <project> painted': '*/how' }));
  const { reply, state } = guide.replyTo('How was Lanternmoth painted? No, Grey Harbour', guide.begin().state);
  expect(reply.sentences).toEqual(['It was painted outdoors in eleven mornings.']);
  expect(state.told).toEqual(['harbour/how']);
  const again = guide.replyTo('How was Grey Harbour painted? No, Grey Harbour', guide.begin().state);
  expect(again.reply.sentences).toEqual(reply.sentences);
  const listed = { ...state, list: { members: ['moth', 'harbour'], index: 1 } };
  expect(guide.replyTo('How was Lanternmoth painted, no, the other', { ...listed, told: [] }).reply.sentences).toEqual(
    reply.sentences,
  );
});

describe('two questions in one utterance', () => {
  const table = {
    'why <project>': 'moth/why',
    'how is it made': 'moth/how',
    'is it free': 'availability/cost',
    'how old is it': 'unwritten-age/what',
    'is it ancient': 'unwritten-age/what',
    'what then': { 'availability/what': UNSURE },
  };

  it.for<readonly [text: string, targets: readonly string[], sentences: readonly string[], focus: string]>([
    ['Why Lanternmoth? How is it made?', ['moth/why', 'moth/how'], [LIGHT, GLOWS], 'moth'],
    ['Why Lanternmoth and how is it made', ['moth/why', 'moth/how'], [LIGHT, GLOWS], 'moth'],
    ['Why Lanternmoth? Is it free?', ['moth/why', 'availability/cost'], [LIGHT, 'Entry is free.'], 'availability'],
    // One of them is uncertain.
    ['Why Lanternmoth? What?', ['moth/why'], [LIGHT], 'moth'],
  ])('get the first sentence of each answer: %s', ([text, targets, sentences, focus]) => {
    const { reply, state } = say(table, text);
    expect([reply.targets, state.focus, state.lastReply]).toEqual([targets, focus, reply]);
    expect([state.told, reply.sentences.slice(0, targets.length)]).toEqual([targets, sentences]);
  });
});

describe('replyToHeard', () => {
  const guide = createMuseumGuide(
    createTableModel({ '<project>': 'harbour/what', bye: 'act goodbye', hmm: 'off-topic' }),
  );
  const { state } = guide.begin();

  it.for<readonly [does: string, hearings: readonly string[], heard: string]>([
    ['the first alternative that it understands', ['a hamburger', 'Grey Harbour'], 'Grey Harbour'],
    ['a farewell after words that mean nothing', ['buy', 'bye'], 'bye'],
    ['the first alternative when it understands none', ['hmm', 'hum'], 'hmm'],
    ['silence for an empty list', [], ''],
  ])('answers %s', ([, hearings, heard]) => {
    expect(guide.replyToHeard(hearings, state)).toEqual({ heard, ...guide.replyTo(heard, state) });
  });
});

it('explain returns the reading, the meanings by chance, and the judgement of a question', () => {
  const guide = createMuseumGuide(createTableModel({ why: 'moth/why' }));
  const { tokens, ranked, judgement } = guide.explain('why', { ...guide.begin().state, focus: 'moth' });
  expect(tokens).toEqual(['why']);
  expect(ranked[0]).toMatchObject({ meaning: { targets: ['moth/why'] } });
  expect(ranked.map(({ chance }) => chance)).toEqual(ranked.map(({ chance }) => chance).toSorted((a, b) => b - a));
  expect(judgement).toMatchObject({ kind: 'say', candidate: { meaning: { targets: ['moth/why'] } } });
});

it('isOwnWord returns true for names alone, and for "yes" and "no" while something is offered', () => {
  const guide = createMuseumGuide(createTableModel({ yes: 'act yes', no: 'act no', repeat: 'act repeat' }));
  const { state } = guide.begin();
  const texts = ['Lanternmoth', 'Grey Harbour, Quiet Supper', 'yes', 'no', 'repeat', 'the Lanternmoth is', '', 'ASAD'];
  expect(texts.filter((text) => guide.isOwnWord(text, state))).toEqual(texts.slice(0, 4));
  expect(texts.filter((text) => guide.isOwnWord(text, { ...state, offer: [] }))).toEqual(texts.slice(0, 2));
});

it('any utterance gets a reply and a state that accepts the next utterance', () => {
  const guide = createMuseumGuide();
  const word = fc.oneof(
    fc.constantFrom(
      'Lanternmoth',
      'why',
      'the second',
      'no,',
      'constructor',
      'and',
      '?',
      'before that',
      'yes',
      '__proto__',
    ),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  );
  const texts = fc.array(
    fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(texts, (utterances) => {
      let turn = guide.begin();
      for (const text of utterances) {
        turn = guide.replyTo(text, turn.state);
        expect(turn.reply.sentences.every((sentence) => sentence !== '')).toBe(true);
        const [first] = turn.reply.sentences;
        // What resembles a need is shown, not answered.
        if (museum.entities.some(({ title }) => first === toNearTo(title))) continue;
        for (const target of turn.reply.targets) expect(turn.state.told).toContain(target);
      }
    }),
    { numRuns: effort(60, 2_000) },
  );
});
