import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../model/english.ts';
import { splitWords } from '../english/split-words.ts';
import { createMuseumGuide, museum } from '../testing/museum.ts';
import { createTableModel, type Chances } from '../testing/table-model.ts';
import type { GuideState, GuideTurn } from '../understanding/state.ts';
import { createGuide } from './create-guide.ts';

const MENU = 'I can tell you why it was made, how it was done, or what came of it.';

const { lines } = museum;
const { sure: SURE, sureOfStrange: SURE_OF_STRANGE, oneOfTwo: ONE_OF_TWO } = english.limits;
const UNSURE = SURE - 0.1;

function say(table: Readonly<Record<string, Chances>>, ...texts: readonly string[]): GuideTurn {
  const guide = createMuseumGuide(createTableModel(table));
  return texts.reduce((turn, text) => guide.replyTo(text, turn.state), guide.begin());
}
const sentencesOf = (...said: Parameters<typeof say>): readonly string[] => say(...said).reply.sentences;

const FAREWELLS =
  'goodbye | bye | byebye | bye bye | good bye | see you | see ya | cya | good night | goodnight | farewell | cheerio | ciao | adios | au revoir | tschuss | auf wiedersehen | hasta luego | ta ta | toodle oo | over and out | signing off | have a good day | have a good one | have a nice day | have a great day | have a good evening | have a nice evening | talk to you later | catch you later | hang up | end the call | end this call | end call | i am hanging up | hanging up now | that is all | that was all | that will be all | that is everything | i have to go | i must go | i need to go | i got to go | i gotta go | gotta go | got to go | gotta run | i gotta run | i have to run | i need to run | i have to leave | i need to leave | i must run | i am off | i am leaving | i am out of here | i should go | i better go | i had better go | i should get going | time to go | until next time | till next time | talk soon | speak soon | peace out | i will leave you to it | i will let you go | i am heading off | i am heading out | that is it for now | that is it for today | that is all for now | that is all for today | nice talking to you | it was nice talking to you | adieu | toodles | laters | i am done | we are done | no more questions | so long | take care';

describe('a call', () => {
  const guide = createMuseumGuide(createTableModel({}));

  it('begins with the greeting and the greeting’s offers', () => {
    const { reply, state } = guide.begin();
    expect(reply.sentences).toEqual(lines.greeting);
    expect(state).toEqual({ offer: museum.greetingOffers, lastReply: reply, told: [], said: [], isOver: false });
  });

  it('starts again when an utterance follows the end', () => {
    const over: GuideState = { ...guide.begin().state, isOver: true, told: ['moth/why'], focus: 'moth' };
    expect(guide.replyTo('why', over)).toEqual(guide.begin());
  });

  it('gives equal replies for equal input and keeps all its memory in a serialisable state', () => {
    const [one, other] = [say({ why: 'act repeat' }, 'why', 'why'), say({ why: 'act repeat' }, 'why', 'why')];
    expect(one).toEqual(other);
    expect(JSON.parse(JSON.stringify(one))).toEqual(one);
  });

  it('resolves "it" from the state, not from the call before', () => {
    const trained = createMuseumGuide();
    const begun = trained.begin().state;
    const about = (entry: string) =>
      trained.replyTo('How was it made?', { ...begun, focus: entry, entry, field: 'what' }).reply.targets;
    expect(['moth', 'harbour', 'moth'].map(about)).toEqual([['moth/how'], ['harbour/how'], ['moth/how']]);
  });

  it('provides the sentences for the end of the allowed time', () => {
    expect(guide.timeUp).toEqual(lines.timeUp);
  });
});

describe('a meaning above the limit of certainty', () => {
  it('is answered', () => {
    expect(sentencesOf({ 'why <project>': { 'moth/why': SURE + 0.01 } }, 'Why Lanternmoth?')).toEqual([
      'The painter missed the light of home.',
    ]);
  });

  it('of 0.9 is answered though another sentence has the words of the question', () => {
    const askWith = (chance: number) =>
      sentencesOf({ 'how many visitors come': { 'availability/what': chance } }, 'How many visitors come?');
    expect(askWith(0.9)).toEqual(['The museum is open from ten to six.']);
    expect(askWith(0.89)).toContain('Since it hangs here 300 visitors a day come to see it.');
  });

  it('gets the entity’s denial when none of its fields has the answer', () => {
    const { reply, state } = say({ 'why <project>': 'nothing moth' }, 'Why Lanternmoth?');
    expect(reply.sentences).toEqual(['About Lanternmoth nothing like that is written here.', MENU]);
    expect(state.focus).toBe('moth');
  });

  it('off topic is declined, with suggestions', () => {
    const { reply, state } = say({ football: 'off-topic' }, 'Football');
    expect(reply).toMatchObject({
      sentences: lines.declined,
      suggestions: ['the paintings', 'the opening hours'],
    });
    expect(state.offer).toEqual(museum.starters);
  });

  it('of several targets is answered side by side', () => {
    const both = 'moth/why + harbour/why';
    expect(sentencesOf({ 'why <project> and <project>': both }, 'Why Lanternmoth and Grey Harbour?')).toEqual([
      ...lines.sideBySide,
      'The painter missed the light of home.',
      'A shipyard ordered it.',
    ]);
  });

  it('of a name alone answers about that entity, even just after a comparison', () => {
    const compare = 'moth/what + moth/result + harbour/what + harbour/result';
    const table = { 'compare <project> and <project>': compare, '<project>': 'moth/what' };
    expect(sentencesOf(table, 'Compare Lanternmoth and Grey Harbour', 'Lanternmoth')).toEqual([
      'Lanternmoth is a small oil.',
    ]);
  });

  it('takes "’s" for "was" when that is more likely', () => {
    const table = { 'when was <project>': { 'moth/why': SURE + 0.3 }, 'when is <project>': { 'moth/how': SURE + 0.1 } };
    expect(sentencesOf(table, "When's Lanternmoth?")).toEqual(['The painter missed the light of home.']);
    expect(sentencesOf(table, 'When is Lanternmoth?')).toEqual(['Layers of amber varnish made it glow.']);
  });

  it('without a reference to the content needs a higher probability', () => {
    const most = SURE_OF_STRANGE - 0.02;
    const others = { 'availability/cost': 0.1 };
    const table = { 'when can folk come': { 'availability/what': most, ...others } };
    expect(sentencesOf(table, 'When can folk come?')).toEqual(['The museum is open from ten to six.']);
    const alone = { 'when can folk come': { 'availability/what': most } };
    expect(sentencesOf(alone, 'When can folk come?')[0]).toBe('Do you mean the opening hours?');
  });

  it('without a name may add up over several works', () => {
    const either = { 'harbour/how': SURE_OF_STRANGE - 0.1, 'moth/how': 0.1 };
    const table = { '<project>': '*/what', 'when can folk come': either };
    const { reply } = say(table, 'Lanternmoth', 'Grey Harbour', 'When can folk come?');
    expect(reply.targets).toEqual(['harbour/how']);
  });

  it('ignores filler words', () => {
    const table = { 'how is <project> made': { 'moth/how': SURE + 0.1 } };
    expect(sentencesOf(table, 'How is Lanternmoth actually made?')).toEqual(['Layers of amber varnish made it glow.']);
  });

  it('of "you" is about the owner when the guide has no answer about itself', () => {
    const ofOwner = { 'what does he cost': { 'availability/cost': 0.9 }, 'where is he shop': 'availability/what' };
    const question = 'What do you cost?';
    const cost = ['Entry is free.'];
    expect([
      sentencesOf({ ...ofOwner, 'what do you cost': { 'unwritten-age/what': 0.8 } }, question),
      sentencesOf({ ...ofOwner, 'what do you cost': { 'act yes': UNSURE } }, question),
      sentencesOf(ofOwner, question),
      sentencesOf(ofOwner, 'Where is YOUR shop?'),
    ]).toEqual([cost, cost, cost, ['The museum is open from ten to six.']]);
  });

  it('of "you" is about the guide when it has an answer about itself', () => {
    const table = { 'what are you': { 'are-you-ai/what': SURE + 0.01 }, 'what is he': { 'availability/what': 0.9 } };
    expect(sentencesOf(table, 'What are you?')).toEqual(['I am a program.']);
    expect(sentencesOf(table, 'What is he?')).toEqual(['The museum is open from ten to six.']);
  });

  it('of "you" is about the owner when the guide is far less sure or has only a denial', () => {
    const ofOwner = { 'what is he': { 'availability/what': 0.99 } };
    const open = ['The museum is open from ten to six.'];
    expect(sentencesOf({ ...ofOwner, 'what are you': { 'are-you-ai/what': SURE + 0.01 } }, 'What are you?')).toEqual(
      open,
    );
    const isUnwritten = { 'what are you': { 'unwritten-age/what': 0.7 }, 'what is he': { 'availability/what': 0.6 } };
    expect(sentencesOf(isUnwritten, 'What are you?')).toEqual(open);
    const isStrange = { ...isUnwritten, 'what are you': { 'unwritten-age/what': 0.9 } };
    expect(sentencesOf(isStrange, 'What are you?')).not.toEqual(open);
  });

  it('reads "CV" in the name of a work as that work', () => {
    const maker = {
      id: 'maker',
      kind: 'project',
      title: 'CV Maker',
      names: ['CV Maker'],
      fields: { what: { says: ['It makes them.'] } },
    } as const;
    const guide = createGuide(
      { ...museum, entities: [...museum.entities, maker] },
      createTableModel({ 'what is <project>': '*/what' }),
    );
    expect(guide.replyTo('What is CV Maker?', guide.begin().state).reply.sentences).toEqual(['It makes them.']);
  });

  it.for(['a CV', 'a c-v', 'a C.V.', 'a résumé'])('is the same for %s', (word) => {
    expect(sentencesOf({ 'is there a resume': 'availability/what' }, `Is there ${word}?`)).toEqual([
      'The museum is open from ten to six.',
    ]);
  });

  it('adds the probabilities of equal answers', () => {
    const [moth] = museum.entities;
    const twin = {
      id: 'twin',
      kind: 'topic',
      title: 'Twin',
      fields: { what: moth?.fields['why'] ?? { says: [] } },
    } as const;
    const twins = { ...museum, entities: [...museum.entities, twin] };
    const half = SURE / 2 + 0.02;
    const model = createTableModel({ 'why <project>': { 'moth/why': half, 'twin/what': half } });
    const guide = createGuide(twins, model);
    expect(guide.replyTo('Why Lanternmoth?', guide.begin().state).reply.sentences).toEqual([
      'The painter missed the light of home.',
    ]);
  });
});

describe('a meaning below the limit of certainty', () => {
  const half = ONE_OF_TWO / 2 + 0.02;

  it('gives way to an unused answer that is at least half as likely', () => {
    const both = { 'why <project>': { 'moth/why': 0.5, 'moth/how': 0.3 } };
    expect(say(both, 'Why Lanternmoth?', 'Why Lanternmoth?').reply.targets).toEqual(['moth/how']);
  });

  it('never becomes "not written" because the likelier answer was used', () => {
    for (const second of ['moth/cost', 'unwritten-age/what', 'nothing moth', 'off-topic']) {
      const both = { 'why <project>': { 'moth/why': 0.5, [second]: 0.3 } };
      const { reply } = say(both, 'Why Lanternmoth?', 'Why Lanternmoth?');
      expect([second, reply.sentences[0]]).toEqual([second, lines.toldAll[0]]);
    }
  });

  const twoNames = { 'tell <project>': { 'moth/why': half, 'availability/what': half - 0.01 } };

  it('asks back between two names and takes either twoNames', () => {
    const table = { ...twoNames, 'the second': 'act no' };
    const turn = say(table, 'Tell Lanternmoth');
    expect(turn.reply.sentences).toEqual(['Do you mean Lanternmoth?', 'Or the opening hours?']);
    expect(turn.state.offer).toEqual(['moth/why', 'availability/what']);
    expect(sentencesOf(table, 'Tell Lanternmoth', 'the second')).toEqual(['The museum is open from ten to six.']);
  });

  it('answers the general one of two fields of one entity, or the likelier one', () => {
    const general = { 'tell <project>': { 'moth/why': half, 'moth/what': half - 0.01 } };
    expect(say(general, 'Tell Lanternmoth').reply.targets).toEqual(['moth/what']);
    const fields = { 'tell <project>': { 'moth/why': half, 'moth/how': half - 0.01 } };
    expect(say(fields, 'Tell Lanternmoth').reply.targets).toEqual(['moth/why']);
  });

  it.for([
    ['the first one', 'The painter missed the light of home.'],
    ['The last', 'The museum is open from ten to six.'],
    ['yes, the second', 'The museum is open from ten to six.'],
  ])('asks back, and %j chooses', ([chosen = '', sentence]) => {
    expect(sentencesOf(twoNames, 'Tell Lanternmoth', chosen)).toEqual([sentence]);
  });

  it('takes "the first" as a twoNames only after it asked back', () => {
    const guide = createMuseumGuide(createTableModel({ 'the first': 'availability/cost' }));
    const { state } = guide.begin();
    const offer = ['moth/why', 'harbour/why'];
    const answered = { ...state, offer, lastReply: { ...state.lastReply, targets: ['moth/what'] } };
    expect(guide.replyTo('The first', answered).reply.targets).toEqual(['availability/cost']);
    expect(guide.replyTo('The first', { ...state, offer: offer.slice(0, 1) }).reply.targets).toEqual([
      'availability/cost',
    ]);
    expect(guide.replyTo('The first', { ...state, offer }).reply.targets).toEqual(['moth/why']);
  });

  it('asks back between two when the third is far less likely', () => {
    const three = { 'when can folk come': { 'moth/how': 0.36, 'harbour/how': 0.27, 'supper/how': 0.05 } };
    const guide = createMuseumGuide(createTableModel(three));
    const list = { members: ['moth', 'harbour', 'supper'], index: -1 };
    const { reply } = guide.replyTo('When can folk come?', { ...guide.begin().state, list });
    expect(reply.sentences).toEqual(['Do you mean Lanternmoth?', 'Or Grey Harbour?']);
  });

  it('takes a name instead of a choice when the reply names something else', () => {
    const table = { ...twoNames, 'the first <project>': 'harbour/what' };
    expect(sentencesOf(table, 'Tell Lanternmoth', 'the first Grey Harbour')).toEqual([
      'Grey Harbour is a wide watercolour.',
    ]);
  });

  it.for([
    ['Grey Harbour', 'It was painted outdoors in eleven mornings.'],
    ['the third', 'Candles stood in the studio for a month.'],
  ])('asks back among all works with that field, and %j chooses', ([choice = '', sentence]) => {
    const third = { 'moth/how': 0.3, 'harbour/how': 0.3, 'supper/how': 0.3 };
    const table = { 'show the projects': 'all-project/what', 'and how then was it': third };
    const { reply, state } = say(table, 'Show the projects', 'And how then was it?');
    expect(reply).toMatchObject({
      sentences: lines.whichOne,
      suggestions: ['How was Lanternmoth made?', 'How was Grey Harbour made?', 'How was Quiet Supper made?'],
    });
    expect(state.offer).toEqual(Object.keys(third));
    expect(sentencesOf(table, 'Show the projects', 'And how then was it?', choice)).toEqual([sentence]);
  });

  it('does not ask back between an answer and an act', () => {
    const { reply, state } = say(
      { 'tell <project>': { 'moth/why': half, 'act yes': half - 0.01 } },
      'Tell Lanternmoth',
    );
    expect(reply.sentences).toEqual([lines.unsure[0], MENU]);
    expect(state.focus).toBe('moth');
  });

  it('does not ask back when three meanings are equally likely', () => {
    const third = (ONE_OF_TWO - 0.1) / 2;
    const chances = { 'moth/why': third, 'moth/how': third, 'moth/result': third };
    expect(sentencesOf({ 'tell <project>': chances }, 'Tell Lanternmoth')).toEqual([lines.unsure[0], MENU]);
  });

  it('gets "not understood" and the menu of the named entity', () => {
    expect(say({}, 'Zzyzx Grey Harbour').state).toMatchObject({
      focus: 'harbour',
      offer: ['harbour/why', 'harbour/how', 'harbour/result'],
    });
  });

  it('repeats the field of the question before for a name alone', () => {
    const table = { 'how <project>': '*/how', '<project>': 'moth/what' };
    const unsureTable = { 'and <project>': { 'harbour/what': 0.28, 'harbour/how': 0.22 } };
    const reply = sentencesOf({ ...table, ...unsureTable }, 'How Lanternmoth', 'And Grey Harbour?');
    expect(reply).toEqual(['It was painted outdoors in eleven mornings.']);
    // Not without an earlier question, nor next to an unknown word.
    expect(sentencesOf(unsureTable, 'And Grey Harbour?')[0]).toBe(lines.unsure[0]);
    expect(sentencesOf(table, 'How Lanternmoth', 'Zzyzx Grey Harbour')[0]).toBe(lines.unsure[0]);
  });

  it('gets the menu of the work in focus only when the utterance says "it"', () => {
    const table = { '<project>': 'moth/what' };
    expect(say(table, 'Lanternmoth', 'zzyzx it').reply.sentences).toEqual([lines.unsure[0], MENU]);
    expect(say(table, 'Lanternmoth', 'zzyzx').reply).toMatchObject({
      sentences: lines.unsure,
      suggestions: ['the paintings', 'the opening hours'],
    });
  });

  it('gets other words the second time, without the menu', () => {
    expect(sentencesOf({}, 'zzyzx', 'zzyzx')).toEqual(lines.unsureAgain);
    expect(sentencesOf({ football: 'off-topic' }, 'Football', 'Football')).toEqual(lines.declinedAgain);
    const table = { 'why <project>': 'nothing moth' };
    expect(sentencesOf(table, 'Why Lanternmoth?', 'Why Lanternmoth?')).toEqual([lines.notWritten[0]]);
  });

  it('is answered when no other meaning is half as likely', () => {
    expect(sentencesOf({ 'tell <project>': { 'moth/why': UNSURE } }, 'Tell Lanternmoth')).toContain(
      'The painter missed the light of home.',
    );
  });
});

describe('a farewell', () => {
  it.for(FAREWELLS.split(' | '))('%s ends the call', (farewell) => {
    const table = { [splitWords(farewell).join(' ')]: 'act goodbye' };
    const { reply, state } = say(table, farewell);
    expect([reply.sentences, state.isOver]).toEqual([lines.goodbye, true]);
  });

  it('ends the call at the end of a sentence', () => {
    expect(say({ 'thank you so much and bye': 'act goodbye' }, 'Thank you so much, and bye!').state.isOver).toBe(true);
  });

  it('outside the list asks back and ends the call after "yes"', () => {
    const table = { 'i leave you now': 'act goodbye', yes: 'act yes' };
    expect(sentencesOf(table, 'I leave you now')).toEqual(lines.hangUp);
    expect(say(table, 'I leave you now', 'yes').state.isOver).toBe(true);
  });

  it.for([
    ['Does it say bye?', 'does it say bye', 'act goodbye'],
    ['the byebye picture', 'the byebye picture', 'off-topic'],
    ['goodbyes', 'goodbyes', 'act goodbye'],
  ])('does not end the call in: %s', ([text = '', tokens = '', meaning = '']) => {
    expect(say({ [tokens]: meaning }, text).state.isOver).toBe(false);
  });
});

describe('another language', () => {
  it.for(['Bonjour, parlez-vous anglais', 'Was haben sie gemacht', 'Что это', '何ですか'])(
    'gets the line about English, independent of the model: %s',
    (text) => {
      expect(sentencesOf({}, text)).toEqual(['I speak English only.']);
    },
  );

  it('gets the same line each time', () => {
    expect(sentencesOf({}, 'Что это', 'Что это')).toEqual(['I speak English only.']);
  });

  it('does not include a name of the content in another script', () => {
    const moth = museum.entities.map((one) => (one.id === 'moth' ? { ...one, names: ['Фонарь'] } : one));
    const model = createTableModel({ 'what <project>': { 'moth/what': SURE + 0.01 } });
    const guide = createGuide({ ...museum, entities: moth }, model);
    const { state } = guide.begin();
    expect(guide.replyTo('What Фонарь?', state).reply.sentences).toEqual(['Lanternmoth is a small oil.']);
    expect(guide.replyTo('Что Фонарь?', state).reply.sentences).toEqual(['I speak English only.']);
  });

  it('does not include an English utterance with one foreign word', () => {
    expect(sentencesOf({ 'bonjour <project>': 'moth/what' }, 'Bonjour Lanternmoth')).toEqual([
      'Lanternmoth is a small oil.',
    ]);
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

describe('an empty utterance', () => {
  it.for(['', '   ', '…', '?'])('%j gets the line "listening" and keeps the focus', (text) => {
    const { reply, state } = say({ '<project>': 'moth/what' }, 'Lanternmoth', text);
    expect([reply.sentences, state.focus]).toEqual([lines.listening, 'moth']);
  });
});

describe('a correction', () => {
  const table = { 'tell me about <project>': 'harbour/what' };

  it.for(['Why Lanternmoth, no, tell me about Grey Harbour', 'Lanternmoth. Sorry, I meant tell me about Grey Harbour'])(
    'replaces the words before it: %s',
    (text) => {
      expect(sentencesOf(table, text)).toEqual(['Grey Harbour is a wide watercolour.']);
    },
  );

  it('with only a name repeats the question for that name', () => {
    const guide = createMuseumGuide(createTableModel({ 'how was <project> painted': '*/how' }));
    const { reply, state } = guide.replyTo('How was Lanternmoth painted? No, Grey Harbour', guide.begin().state);
    expect(reply.sentences).toEqual(['It was painted outdoors in eleven mornings.']);
    expect(state.told).toEqual(['harbour/how']);
    const listed = { ...state, list: { members: ['moth', 'harbour'], index: 1 } };
    expect(
      guide.replyTo('How was Lanternmoth painted, no, the other', { ...listed, told: [] }).reply.sentences,
    ).toEqual(reply.sentences);
  });

  it('counts only the last of several', () => {
    const guide = createMuseumGuide(createTableModel({ 'how was <project> painted': '*/how' }));
    const corrections = 'How was Lanternmoth painted? No, Quiet Supper. No, Grey Harbour';
    expect(guide.replyTo(corrections, guide.begin().state).reply.targets).toEqual(['harbour/how']);
  });

  it('is not found in "no" before a name', () => {
    const whole = { 'what is without no <project>': 'all-project/what' };
    expect(sentencesOf(whole, 'What is without no Lanternmoth?')).toEqual(['Three paintings hang here.']);
  });

  it('with a single word before it is read as one utterance', () => {
    expect(sentencesOf({ 'no <project>': 'moth/what' }, 'No, Lanternmoth')).toEqual(['Lanternmoth is a small oil.']);
  });
});

describe('two questions in one utterance', () => {
  const table = {
    'why <project>': 'moth/why',
    'how is it made': 'moth/how',
    'is it free': 'availability/cost',
    'what then': { 'availability/what': UNSURE },
  };

  it('get the first sentence of each answer', () => {
    const { reply, state } = say(table, 'Why Lanternmoth? How is it made?');
    expect(reply).toMatchObject({
      sentences: ['The painter missed the light of home.', 'Layers of amber varnish made it glow.'],
      targets: ['moth/why', 'moth/how'],
    });
    expect(state).toMatchObject({ told: ['moth/why', 'moth/how'], focus: 'moth', lastReply: reply });
  });

  it('are split at "and" before a question word', () => {
    expect(say(table, 'Why Lanternmoth and how is it made').reply.targets).toEqual(['moth/why', 'moth/how']);
  });

  it('are understood in order, the second with the focus of the first', () => {
    expect(say(table, 'Why Lanternmoth? Is it free?').state.focus).toBe('availability');
  });

  it('get one answer when one of them is uncertain', () => {
    expect(say(table, 'Why Lanternmoth? What then?').reply.targets).not.toContain('availability/what');
  });

  it('refer to the name that precedes them', () => {
    const guide = createMuseumGuide();
    const { state } = guide.replyTo('Tell me about Lanternmoth', guide.begin().state);
    const { reply } = guide.replyTo('And Grey Harbour? How was it made and why was it made?', state);
    expect(reply.targets).toEqual(['harbour/how', 'harbour/why']);
  });

  it('leave out a statement before a question', () => {
    expect(say(table, 'I had a look around here. Why Lanternmoth?').reply.sentences).toEqual([
      'The painter missed the light of home.',
    ]);
  });
});

describe('replyToHeard', () => {
  const guide = createMuseumGuide(
    createTableModel({ '<project>': 'harbour/what', bye: 'act goodbye', hmm: 'off-topic' }),
  );
  const { state } = guide.begin();

  it('answers the first alternative that it understands', () => {
    const turn = guide.replyToHeard(['a hamburger', 'Grey Harbour'], state);
    expect([turn.heard, turn.reply.targets]).toEqual(['Grey Harbour', ['harbour/what']]);
  });

  it('ends the call when one alternative is a farewell', () => {
    expect(guide.replyToHeard(['buy', 'bye'], state)).toMatchObject({ heard: 'bye', state: { isOver: true } });
  });

  it('answers the first alternative when it understands none', () => {
    expect(guide.replyToHeard(['hmm', 'hum'], state)).toEqual({ heard: 'hmm', ...guide.replyTo('hmm', state) });
  });

  it('accepts an empty list', () => {
    expect(guide.replyToHeard([], state)).toEqual({ heard: '', ...guide.replyTo('', state) });
  });
});

describe('isOwnWord', () => {
  const guide = createMuseumGuide(createTableModel({ yes: 'act yes', no: 'act no', repeat: 'act repeat' }));
  const { state } = guide.begin();

  it('returns true for names alone', () => {
    expect(['Lanternmoth', 'Grey Harbour, Quiet Supper'].map((text) => guide.isOwnWord(text, state))).toEqual([
      true,
      true,
    ]);
  });

  it('returns true for "yes" and "no" only while something is offered', () => {
    expect(['yes', 'no', 'repeat'].map((text) => guide.isOwnWord(text, state))).toEqual([true, true, false]);
    expect(guide.isOwnWord('yes', { ...state, offer: [] })).toBe(false);
  });

  it('returns false for a name within a sentence and for silence', () => {
    expect(['the Lanternmoth is', '', 'ASAD'].map((text) => guide.isOwnWord(text, state))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('any utterance', () => {
  it('gets a reply and a state that accepts the next utterance', () => {
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
          for (const target of turn.reply.targets) expect(turn.state.told).toContain(target);
        }
      }),
      { numRuns: effort(60, 2_000) },
    );
  });
});
