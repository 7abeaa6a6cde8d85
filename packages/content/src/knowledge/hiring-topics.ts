import type { Answer, Entity } from './knowledge.ts';
import { showEntry, type Sources } from './sources.ts';
import { lowerFirst, tell, unwritten, upperFirst } from './speech.ts';
import { book, openContact, topic } from './topic.ts';

/** `hello@ada.example.com` said, and then spelled, the longest part first; endings are words. */
export function spellAddress(address: string): readonly string[] {
  const said = address
    .split(/([@.+_-])/u)
    .map((part) => ({ '@': 'at', '.': 'dot', '+': 'plus', '-': 'dash', _: 'underscore' })[part] ?? part);
  const parts = address.split(/[@.]/u).filter((part) => !/^(?:com|org|net|example)$/u.test(part));
  return [
    `The address is ${said.join(' ')}.`,
    ...parts
      .toSorted((a, b) => b.length - a.length)
      .map((part) => `${upperFirst(part)} is spelled ${part.toUpperCase().split('').join(', ')}.`),
  ];
}

/** The fit check, where there is a calendar to book it in. */
function toBookingTopics(sources: Sources, action: Entity['action']): readonly Entity[] {
  const { portfolio, person } = sources;
  const { first } = person;
  const extra = { ...(action && { action }) };
  if (portfolio.owner.bookingUrl === undefined) {
    const none = tell(
      ['There is no calendar on this site.', `Write ${first} an email: the address is on the card beside me.`],
      openContact,
    );
    return [topic(sources, 'fit-check', 'a first talk', none, extra), topic(sources, 'book', 'a meeting', none, extra)];
  }
  const length = tell(['The fit check takes fifteen minutes.']);
  const cost = unwritten('Whether the fit check costs anything is not written here.');
  const paid = portfolio.answers['fit-check/cost'];
  const bookCost = paid ? tell('says' in paid ? paid.says : paid) : cost;
  const button = (sentence: string): Answer => tell([sentence], book);
  return [
    topic(
      sources,
      'fit-check',
      'the fit check',
      tell(
        [
          'The fit check is a call of fifteen minutes.',
          `It is there to find out whether ${first} and your project fit.`,
        ],
        { offers: ['book/what'] },
      ),
      {
        ...extra,
        names: ['fit check'],
        fields: {
          length,
          cost,
          how: tell([`You tell what you need, and ${first} ${person.is('tells', 'tell')} you whether it fits.`]),
          when: button('You choose the time yourself, in the calendar that the button opens.'),
          link: button('The button beside me opens the calendar.'),
          book: button('The button beside me opens the calendar.'),
        },
      },
    ),
    topic(
      sources,
      'book',
      'booking a meeting',
      tell(
        [
          'Good idea.',
          'The button beside me opens the calendar, and fifteen minutes are enough to find out whether it fits.',
        ],
        book,
      ),
      {
        ...extra,
        fields: { length, cost: bookCost },
      },
    ),
  ];
}

/** Topics about hiring and reaching the owner. */
export function toHiringTopics(sources: Sources): readonly Entity[] {
  const { portfolio, person } = sources;
  const { owner, answers } = portfolio;
  const { first, firsts, is } = person;
  const show = owner.bookingUrl === undefined ? {} : { action: showEntry('contact', 'booking') };
  const missing = (what: string): Answer => unwritten(`${what} is not written on this site.`);
  const prices = missing(`What ${first} ${is('costs', 'cost')}`);
  const start = missing(`When ${first} can start`);
  const howRates = answers['rates/how'];
  const available =
    owner.availability === ''
      ? missing(`Whether ${first} ${is('is', 'are')} available`)
      : tell([`This site says of ${firsts} availability: ${lowerFirst(owner.availability)}.`]);
  return [
    topic(
      sources,
      'availability',
      `whether ${first} ${is('is', 'are')} available`,
      { ...available, offers: ['book/what'] },
      {
        ...show,
        fields: {
          cost: howRates ? tell('says' in howRates ? howRates.says : howRates) : prices,
          when: start,
          length: start,
          count: missing(`How many projects ${first} ${is('takes', 'take')} on at a time`),
        },
      },
    ),
    topic(
      sources,
      'rates',
      `what ${first} ${is('costs', 'cost')}`,
      { ...prices, offers: ['fit-check/what'] },
      { ...show, fields: { why: prices, length: prices, how: prices, count: prices } },
    ),
    ...toBookingTopics(sources, show.action),
    topic(
      sources,
      'contact',
      `how to reach ${first}`,
      tell(
        [
          `Write ${first} an email: the address is on the card beside me.`,
          'You can copy it there, or find it in the About section.',
        ],
        { ...openContact, offers: ['act-spelling/what'] },
      ),
      {
        action: showEntry('contact', 'email'),
        fields: { link: tell(['The address is on the card beside me, and in the About section.'], openContact) },
      },
    ),
    topic(
      sources,
      'linkedin',
      `${first} on LinkedIn`,
      owner.linkedIn === undefined
        ? missing(`A LinkedIn profile of ${first}`)
        : tell(
            ['There is a LinkedIn profile, with a link in the About section.', 'Other networks are not listed here.'],
            openContact,
          ),
      { names: ['LinkedIn'], ...(owner.linkedIn !== undefined && { action: showEntry('contact', 'linkedin') }) },
    ),
  ];
}
