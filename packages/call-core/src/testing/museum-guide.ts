import type { Act, ActRule, GuideContent, Subject } from '../guide/dialogue/subject.ts';

const painting = (
  id: string,
  title: string,
  since: string,
  fields: Subject['fields'],
  more: Partial<Subject> = {},
): Subject => ({
  id,
  kind: 'painting',
  title,
  names: [title],
  since,
  asks: [`Tell me about ${title}`, `the painting called ${title}`],
  fields,
  offer: `Do you mean ${title}?`,
  menu: { says: 'I can tell you why it was painted, or how.', fields: ['why', 'how'] },
  nothing: `About ${title} nothing like that is written here.`,
  action: { name: 'show', arguments: { id } },
  ...more,
});

const act = (...phrases: readonly string[]): ActRule => ({ phrases });
const answered = (answeredBy: string, ...phrases: readonly string[]): ActRule => ({ phrases, answeredBy });

const acts: Readonly<Record<Act, ActRule>> = {
  repeat: act('say that again', 'pardon'),
  more: act('tell me more', 'go on', 'next'),
  yes: act('yes', 'yes please'),
  no: act('no', 'no thanks'),
  stop: act('stop', 'wait'),
  slower: act('speak more slowly'),
  acknowledge: answered('talk/what', 'i see'),
  thanks: answered('talk/what', 'thank you'),
  greeting: answered('talk/hello', 'hello'),
  real: answered('talk/real', 'are you real'),
  maker: answered('talk/maker', 'who made you'),
  frustration: answered('talk/sorry', 'you are not listening'),
  human: answered('talk/human', 'let me talk to a human'),
  callback: answered('talk/human', 'call me back'),
  language: answered('talk/english', 'do you speak german'),
  spelling: answered('talk/spelling', 'spell it'),
  goodbye: act('goodbye', 'bye', 'hang up', 'that is all'),
};

const says = (...sentences: readonly string[]) => ({ says: sentences });

/** A guide's content that has nothing to do with any portfolio: a museum of four paintings. For tests. */
export const museumContent: GuideContent = {
  subjects: [
    painting(
      'moth',
      'Lanternmoth',
      '1901-01',
      {
        what: says('Lanternmoth is a small oil.'),
        why: says('The painter missed the light of home.'),
        how: says('Layers of amber varnish made it glow.'),
        with: says('Lanternmoth is painted with oil.'),
        cost: { says: ['What Lanternmoth cost is not written here.'], isUnwritten: true },
      },
      { heardAs: ['lantern mouth'], marks: ['insect', 'moth'] },
    ),
    painting(
      'harbour',
      'Grey Harbour',
      '1905-03',
      {
        what: says('Grey Harbour is a wide watercolour.'),
        why: says('A shipyard ordered it.'),
        how: says('It was painted outdoors in eleven mornings.'),
        with: says('Grey Harbour is painted with watercolour.'),
      },
      { marks: ['sea', 'ships'] },
    ),
    painting(
      'supper',
      'Quiet Supper',
      '1909-07',
      {
        what: { ...says('Quiet Supper is the last large oil.'), more: ['It hangs above the stairs.'] },
        why: says('A widow asked for company at table.'),
        how: says('Candles stood in the studio for a month.'),
        with: says('Quiet Supper is painted with oil.'),
      },
      { marks: ['table', 'dinner'] },
    ),
    {
      id: 'all-painting',
      kind: 'group',
      title: 'the paintings',
      asks: ['What hangs here?', 'the collection'],
      members: ['moth', 'harbour', 'supper'],
      fields: {
        what: says('Three paintings hang here.'),
        count: says('There are three paintings.'),
        beforeAll: { says: ['What was painted before that is not written here.'], isUnwritten: true },
      },
    },
    {
      id: 'hours',
      kind: 'topic',
      title: 'the opening hours',
      asks: ['When are you open?', 'opening hours', 'When do you close on Sunday?'],
      fields: { what: says('We are open from ten to six.'), cost: says('Entry is free.') },
      offer: 'Do you mean the opening hours?',
    },
    {
      id: 'talk',
      kind: 'aside',
      title: 'this talk',
      fields: {
        what: says('With pleasure.'),
        hello: { ...says('Welcome. Shall I show you the paintings?'), offers: ['all-painting/what'] },
        real: says('I am a program.'),
        maker: says('The museum made me.'),
        sorry: says('I am sorry.'),
        human: { ...says('Ask at the desk.'), action: { name: 'openDesk', arguments: {} } },
        english: says('I speak English only.'),
        spelling: says('D, E, S, K.'),
      },
    },
  ],
  fields: [
    { id: 'what', cues: ['what', 'tell about'] },
    { id: 'why', cues: ['why', 'reason'] },
    { id: 'how', cues: ['how', 'technique'] },
    { id: 'with', cues: ['painted with', 'material', 'made with'] },
    { id: 'cost', cues: ['cost', 'price'] },
    { id: 'count', cues: ['how many'] },
    { id: 'compare', cues: ['compare', 'difference between'] },
    { id: 'more', cues: ['more'] },
  ],
  acts,
  lines: {
    greeting: ['Welcome to the museum.'],
    declined: ['That is not written here.', 'I can tell you about the paintings.'],
    goodbye: ['Goodbye.'],
    timeUp: ['We are closing.'],
    asYouLike: ['As you like.'],
    onePace: ['Once more, then.'],
    toldAll: ['That is all about it.'],
    listening: ['I am listening.'],
    nothingYet: ['Shall I begin with the paintings?'],
    whichOne: ['The next of what?'],
    sideBySide: ['Side by side.'],
  },
  ownerNames: ['Ida Brandt'],
  guideNames: ['curator'],
  courtesies: ['please', 'thank you', 'ok', 'well', 'and', 'no', 'yes'],
  closings: ['please', 'thank you'],
  corrections: ['no i meant', 'i meant'],
  foreignWords: ['wo', 'ist', 'das', 'bild'],
  starters: ['all-painting/what', 'hours/what'],
  kindNouns: { painting: ['painting', 'picture'] },
  greetingOffers: ['all-painting/what'],
};
