import type { Entity } from '../knowledge.ts';
import { tellHearing } from './derive-lines.ts';
import { fillText } from './fill-text.ts';
import { spellAddress } from './hiring-topics.ts';
import { isAvailabilityWritten, listsOf, type Sources } from './sources.ts';
import { tell } from './speech.ts';
import texts from './texts.json' with { type: 'json' };
import { openContact, toTopics, type TopicRow } from './topic.ts';

/** A topic of `texts.json`. */
interface GuideText {
  readonly title: string;
  readonly says: readonly string[];
  readonly names?: readonly string[];
  readonly offers?: readonly string[];
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Shows the address; `reach` offers the calendar as well. */
  readonly contact?: boolean;
  readonly reach?: boolean;
}

const EMAIL = {
  emailRemains: 'email remains',
  writeEmail: 'Write an email',
  addressIsHere: 'the address is on the card beside me',
  byEmail: ' by email',
  firstStep: 'an email to',
  address: 'email address',
};
/** The contact card then shows what else there is. */
const NO_EMAIL: typeof EMAIL = {
  emailRemains: 'the ways on the contact card remain',
  writeEmail: 'Get in touch',
  addressIsHere: 'the ways to do so are on the card beside me',
  byEmail: '',
  firstStep: 'to get in touch with',
  address: 'links of the About section',
};

function listValues({ portfolio, person, parts, facts }: Sources): Readonly<Record<string, string>> {
  const { first, is, them } = person;
  const { isSample, bookingUrl } = portfolio.owner;
  const asks = [
    `what ${first} ${is('has', 'have')} built`,
    ...(portfolio.experiences.length > 0 ? [`where ${first} ${is('has', 'have')} worked`] : []),
    ...(parts.length > 0 ? ['with which tools'] : []),
  ];
  return {
    asks: asks.join(', '),
    ...(portfolio.owner.email === '' ? NO_EMAIL : EMAIL),
    availability: isAvailabilityWritten(portfolio) ? 'about availability, and ' : '',
    hearing: tellHearing(facts),
    orFitCheck: bookingUrl === undefined ? '' : 'Or book the fit check of fifteen minutes.',
    orTalk: bookingUrl === undefined ? '' : `, or book fifteen minutes to talk to ${them}`,
    orCalendar: bookingUrl === undefined ? '' : ' or book fifteen minutes in the calendar',
    real: isSample
      ? `${first}, the employers and the figures are samples, until somebody makes this site their own.`
      : `What I tell was written by ${first} for this site, and I add nothing to it.`,
    reality: isSample ? 'I, on the other hand, am quite real.' : 'I am quite real too, for an owl.',
  };
}

/** Topics about ASAD, this call and this site, and how to hire. */
export function toGuideTopics(sources: Sources): readonly Entity[] {
  const { portfolio, person } = sources;
  const lists = listsOf(portfolio);
  const offersOf: Readonly<Record<string, readonly string[]>> = {
    hello: [lists[0] ?? 'owner/what'],
    help: [
      ...lists,
      ...(portfolio.stack.length > 0 ? ['all-stack/what'] : []),
      ...(isAvailabilityWritten(portfolio) ? ['availability/what'] : []),
    ],
  };
  const given = { ...texts.guide, ...(!sources.facts.hasBackend && texts.withoutBackend) };
  const rows = fillText<Readonly<Record<string, GuideText>>>(given, person, listValues(sources));
  const toRow = (id: string, { title, says, names, fields = {}, contact, reach, ...text }: GuideText): TopicRow => {
    const offers = reach && portfolio.owner.bookingUrl !== undefined ? ['book/what'] : (text.offers ?? offersOf[id]);
    const answer = tell(says, { ...(offers && { offers }), ...((contact || reach) && openContact) });
    const answers = Object.entries(fields).map(([field, sentences]) => [field, tell(sentences)] as const);
    return [title, answer, { ...(names && { names }), fields: Object.fromEntries(answers) }];
  };
  return toTopics(sources, {
    ...Object.fromEntries(Object.entries(rows).map(([id, text]) => [id, toRow(id, text)])),
    'act-spelling': [
      'spelling the address',
      portfolio.owner.email === '' ? 'a mail address' : tell(spellAddress(portfolio.owner.email), openContact),
    ],
  });
}
