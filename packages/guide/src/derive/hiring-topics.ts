import type { AnswerId } from '@asad/content';
import type { Answer, Entity } from '../knowledge.ts';
import { speakAvailability } from './first-topics.ts';
import { findAbout } from './life-topics.ts';
import { showEntry, type Sources } from './sources.ts';
import { upperFirst } from '../english/phrases.ts';
import { notHere, settle, speakList, tell } from './speech.ts';
import { book, missing, openContact, toTopics, type TopicRows } from './topic.ts';

/** Speaks `hello@ada.example.com` and spells it, the longest part first; endings are words. */
export function spellAddress(address: string): readonly string[] {
  const spokenParts = address
    .split(/([@.+_-])/u)
    .map((part) => ({ '@': 'at', '.': 'dot', '+': 'plus', '-': 'dash', _: 'underscore' })[part] ?? part);
  const parts = address.split(/[@.]/u).filter((part) => !/^(?:com|org|net|example)$/u.test(part));
  return [
    `The address is ${spokenParts.join(' ')}.`,
    ...parts
      .toSorted((a, b) => b.length - a.length)
      .map((part) => `${upperFirst(part)} is spelled ${part.toUpperCase().split('').join(', ')}.`),
  ];
}

const preferOwnersAnswer = ({ portfolio }: Sources, id: AnswerId, computed: Answer): Answer => {
  const answer = portfolio.answers[id];
  return answer ? tell('says' in answer ? answer.says : answer) : computed;
};

const tellReach = ({ portfolio, person: { first } }: Sources): string =>
  portfolio.owner.email === ''
    ? `The ways to reach ${first} are on the card beside me.`
    : `Write ${first} an email: the address is on the card beside me.`;

function toBookingTopics(sources: Sources, extra: Pick<Entity, 'action'>): TopicRows {
  const { portfolio, person } = sources;
  const { first, is } = person;
  if (portfolio.owner.bookingUrl === undefined) {
    const write = tellReach(sources);
    const none = tell(['There is no calendar on this site.', write], openContact);
    return { 'fit-check': ['a first talk', none, extra], book: ['a meeting', none, extra] };
  }
  const length = tell(['The fit check takes fifteen minutes.']);
  const cost = notHere('Whether the fit check costs anything');
  const purpose = `It is there to find out whether ${first} and your project fit.`;
  const opens = 'The button beside me opens the calendar';
  const link = tell([`${opens}.`], book);
  return {
    'fit-check': [
      'the fit check',
      tell(['The fit check is a call of fifteen minutes.', purpose], { offers: ['book/what'] }),
      {
        ...extra,
        names: ['fit check'],
        fields: {
          length,
          cost,
          how: tell([`You tell what you need, and ${first} ${is('tells', 'tell')} you whether it fits.`]),
          when: tell(['You choose the time yourself, in the calendar that the button opens.'], book),
          link,
          book: link,
        },
      },
    ],
    book: [
      'booking a meeting',
      tell(['Good idea.', `${opens}, and fifteen minutes are enough to find out whether it fits.`], book),
      { ...extra, fields: { length, cost: preferOwnersAnswer(sources, 'fit-check/cost', cost) } },
    ],
  };
}

export function toHiringTopics(sources: Sources): readonly Entity[] {
  const { person } = sources;
  const { bookingUrl, linkedIn } = sources.portfolio.owner;
  const profiles = (sources.portfolio.owner.profiles ?? []).filter(({ network }) => network !== 'Website');
  const wishes = findAbout(
    sources,
    /\b(?:looking for|seeking|open to|available|would like to (?:work|move|join))\b|求职|可远程/iu,
  );
  const { first, is } = person;
  const hasEmail = sources.portfolio.owner.email !== '';
  const show = bookingUrl === undefined ? {} : { action: showEntry('contact', 'booking') };
  const others =
    profiles.length > 0
      ? `${first} ${is('is', 'are')} on ${speakList(profiles.map(({ network }) => network))}, too: the links are in the About section.`
      : 'Other networks are not listed here.';
  const noLinkedIn = profiles.length > 0 ? tell([others], openContact) : `a LinkedIn profile of ${first}`;
  const there = 'There is a LinkedIn profile, with a link in the About section.';
  const prices = missing(`what ${first} ${is('costs', 'cost')}`);
  const dated = wishes.filter((sentence) => /\b(?:from|in|by|since|as of)\s+(?:\w+\s+)?\d{4}\b/iu.test(sentence));
  const start = dated.length > 0 ? tell(dated) : missing(`when ${first} can start`);
  const available = speakAvailability(sources);
  return toTopics(sources, {
    availability: [
      `whether ${first} ${is('is', 'are')} available`,
      {
        ...(available === '' && wishes.length === 0
          ? missing(`whether ${first} ${is('is', 'are')} available`)
          : tell([available, ...wishes])),
        offers: ['book/what'],
      },
      {
        ...show,
        fields: {
          cost: preferOwnersAnswer(sources, 'rates/how', prices),
          when: start,
          length: start,
          count: missing(`how many projects ${first} ${is('takes', 'take')} on at a time`),
        },
      },
    ],
    rates: [
      `what ${first} ${is('costs', 'cost')}`,
      { ...prices, offers: ['fit-check/what'] },
      { ...show, fields: { why: prices, length: prices, how: prices, count: prices } },
    ],
    ...toBookingTopics(sources, show),
    contact: [
      `how to reach ${first}`,
      tell(
        [
          tellReach(sources),
          hasEmail ? 'You can copy it there, or find it in the About section.' : 'They are in the About section, too.',
        ],
        { ...openContact, ...(hasEmail && { offers: ['act-spelling/what'] }) },
      ),
      {
        action: showEntry('contact', 'email'),
        fields: {
          link: tell(
            [hasEmail ? 'The address is on the card beside me, and in the About section.' : tellReach(sources)],
            openContact,
          ),
        },
      },
    ],
    linkedin: [
      `${first} on LinkedIn`,
      linkedIn === undefined ? noLinkedIn : tell([there, others], { ...openContact, ...settle(true, ['LinkedIn']) }),
      { names: ['LinkedIn'], ...(linkedIn !== undefined && { action: showEntry('contact', 'linkedin') }) },
    ],
  });
}
