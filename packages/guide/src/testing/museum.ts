import { createGuide, type Guide } from '../say/create-guide.ts';
import type { Answer, Entity, Knowledge } from '../knowledge.ts';
import { english } from '../model/english.ts';
import { readModel, type Model } from '../rank/model.ts';

const says = (...sentences: readonly string[]): Answer => ({ says: sentences });
const unwritten = (sentence: string): Answer => ({ says: [sentence], isUnwritten: true });

const painting = (
  id: string,
  title: string,
  since: string,
  fields: Entity['fields'],
  more: Partial<Entity> = {},
): Entity => ({
  id,
  kind: 'project',
  title,
  names: [title],
  since,
  fields,
  nothing: `About ${title} nothing like that is written here.`,
  action: { name: 'show', arguments: { id } },
  ...more,
});
const topic = (id: string, title: string, fields: Entity['fields']): Entity => ({ id, kind: 'topic', title, fields });

/** A museum of three paintings, without a portfolio. */
export const museum: Knowledge = {
  entities: [
    painting(
      'moth',
      'Lanternmoth',
      '1901-01',
      {
        what: says('Lanternmoth is a small oil.'),
        why: says('The painter missed the light of home.'),
        how: says('Layers of amber varnish made it glow.'),
        result: says('Since it hangs here 300 visitors a day come to see it.'),
        with: says('Lanternmoth is painted with oil.'),
        cost: unwritten('What Lanternmoth cost is not written here.'),
        'common-supper': says('What both have in common is oil.'),
      },
      { heardAs: ['lantern mouth'], texts: ['A moth beside a lantern'] },
    ),
    painting(
      'harbour',
      'Grey Harbour',
      '1905-03',
      {
        what: says('Grey Harbour is a wide watercolour.'),
        why: says('A shipyard ordered it.'),
        how: says('It was painted outdoors in eleven mornings.'),
        result: says('The shipyard ordered two more.'),
        with: says('Grey Harbour is painted with watercolour.'),
      },
      { texts: ['Ships in the fog, seen from the quay'] },
    ),
    painting(
      'supper',
      'Quiet Supper',
      '1909-07',
      {
        what: { ...says('Quiet Supper is the last large oil.'), more: ['It hangs above the stairs.'] },
        why: says('A widow asked for company at table.'),
        how: says('Candles stood in the studio for a month.'),
        result: says('The widow bought it.'),
        with: says('Quiet Supper is painted with oil.'),
      },
      { texts: ['A table laid for dinner'] },
    ),
    {
      id: 'all-project',
      kind: 'group',
      title: 'the paintings',
      members: ['moth', 'harbour', 'supper'],
      fields: { what: says('Three paintings hang here.'), count: says('There are three paintings.') },
    },
    topic('availability', 'the opening hours', {
      what: says('The museum is open from ten to six.'),
      cost: says('Entry is free.'),
    }),
    topic('hello', 'saying hello', {
      what: { ...says('Hello to you too.', 'Shall I show you the paintings?'), offers: ['all-project/what'] },
    }),
    topic('thanks', 'saying thank you', { what: says('You are welcome.') }),
    topic('act-acknowledge', 'going on', { what: says('With pleasure.') }),
    topic('are-you-ai', 'who speaks', { what: says('I am a program.') }),
    topic('act-human', 'a human', {
      what: { ...says('Ask at the desk.'), action: { name: 'openDesk', arguments: {} } },
    }),
    topic('act-language', 'the language', { what: says('I speak English only.') }),
    {
      ...topic('absent-tool', 'other paints', { what: unwritten('That one is not written here, nor used.') }),
      heardAs: ['python', 'django', 'kubernetes', 'react', 'react native'],
    },
    topic('unwritten-age', 'its age', { what: unwritten('How old the owner is is not written here.') }),
  ],
  lines: {
    greeting: ['Welcome to the museum.'],
    notWritten: ['That is not written here.'],
    declined: ['That is nothing that I know.', 'I can tell you about the paintings.'],
    declinedAgain: ['Nor do I know that.'],
    unsure: ['I did not understand that.', 'I can tell you about the paintings.'],
    unsureAgain: ['That was beyond me as well.'],
    hangUp: ['Shall I hang up?'],
    goodbye: ['Goodbye.'],
    timeUp: ['We are closing.'],
    asYouLike: ['As you like.'],
    onePace: ['Once more, then.'],
    toldAll: ['That is all that is written here about it.', 'Shall I go on with the paintings?'],
    toldAllAgain: ['There is no more of it.'],
    listening: ['I am listening.'],
    nothingYet: ['Shall I begin with the paintings?'],
    sideBySide: ['Side by side, then.'],
    wait: ['There is time.'],
    quiet: ['Hush.'],
    rude: ['Well, well.'],
    praise: ['Thank you.'],
    mood: ['Oh dear.'],
    introduce: ['Pleased to meet you.'],
    invent: ['I invent nothing.'],
    joke: ['A frame walks into a bar.'],
    sleep: ['Never.'],
    ask: ['Go ahead.'],
  },
  guideNames: [],
  ownerNames: ['Ada Museum'],
  starters: ['all-project/what', 'availability/what'],
  greetingOffers: ['all-project/what'],
};

export const createMuseumGuide = (model: Model = readModel(english)): Guide => createGuide(museum, model);
