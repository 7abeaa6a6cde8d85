import { owner } from '../../owner.ts';
import type { ExperienceId, SpokenJob } from './spoken.ts';
import { toPhrases, toWords } from '../phrases.ts';

const { firstName, pronouns } = owner;

/** What can be asked of each job. */
export const spokenJobs: Readonly<Record<ExperienceId, SpokenJob>> = {
  'placeholder-labs': {
    names: ['Placeholder Labs', 'Placeholder'],
    aliases: ['automation and AI engineer', 'booking line', 'the phone bot', 'the phone robot', 'the phone line'],
    heardAs: toPhrases(`
      place holder | placeholder laps | place older labs | place holder lab | placeholder lab | place hold her labs |
      the labs
    `),
    marks: ['automation', 'voice', 'phone', 'ai', 'booking', 'engineer', 'placeholder'],
    why: [
      'At Placeholder Labs each client had its own pile of flows, built in a hurry, and they failed without a word.',
      'A changed column in a spreadsheet could stop invoices for a week.',
      'And the phone line closed at five, while half of the callers rang at six.',
    ],
    how: [
      `${firstName} made one template for every flow: an input that is checked, a step that can run twice without harm, an alarm with a name on it.`,
      'The old flows moved over one by one, the noisiest first.',
      'The phone assistant was written as code and tested like any other function, with a person one word away.',
    ],
    result: [
      'At Placeholder Labs, failures went from being found by customers to being found within five minutes.',
      'The booking line answers around the clock, and settles two calls in three by itself.',
      'A new client is set up in two days instead of nine.',
    ],
    owned: [
      `${firstName} owned the flow template at Placeholder Labs with its alarms, and the voice assistant: prompt, tools, tests and the handover to a person.`,
      `Moving eleven clients over without a day of downtime was ${firstName}'s part too, and teaching three colleagues.`,
    ],
    forWhom: [
      'The work at Placeholder Labs was for eleven client companies, and for the people who ring a booking line.',
    ],
    numbers: [
      'More than ten thousand workflow runs a month, 66 percent of the calls settled without a person, and two days instead of nine to set up a client.',
    ],
  },
  'acme-outreach': {
    names: ['Acme Outreach', 'Acme'],
    aliases: ['full-stack engineer MERN', 'outreach', 'outreach people'],
    heardAs: ['acne', 'acne outreach', 'ack me', 'akme', 'acme out reach', 'at me outreach', 'ackme', 'act me'],
    marks: ['email', 'mail', 'queue', 'queues', 'sending', 'dashboard', 'acme', 'outreach', 'performance'],
    why: [
      'At Acme Outreach sending, tracking and reporting shared one process and one database.',
      'A large campaign made the dashboard crawl, a restart lost what was in flight, and customers had stopped believing the open rates.',
    ],
    how: [
      `${firstName} measured for a week before touching anything.`,
      'Then sending moved into a queue with one worker per domain, every event was written once and only once, and the counts were made ahead of time.',
      'A small set of rules, checked against labelled traffic, told machines from people.',
    ],
    result: [
      'At Acme Outreach the product then sent fifteen times as much without a larger bill.',
      'Support tickets about wrong numbers almost disappeared, and the team could release on a weekday afternoon again.',
    ],
    owned: [
      `${firstName} owned the queue at Acme Outreach, with its retries and limits, and the event model, with 200 million old events moved into it.`,
      `The rules that tell scanners from readers, and the dashboard in React, were ${firstName}'s part too.`,
    ],
    forWhom: ['Acme Outreach made a sales email product, for the customers who send their campaigns with it.'],
    numbers: [
      'From 40 thousand to 600 thousand messages a day, the slowest page from nine seconds to under one, and 91 percent of the false opens removed.',
    ],
  },
  'example-freight': {
    isEveryday: true,
    names: ['Example Freight', 'Freight'],
    aliases: toPhrases(`
      freight company | dispatch board | trucking company | trucking place | truck place | lorry company | lorry place |
      truck people | lorry people | the trucks | the trucks thing | the truck thing | the truck one | the truck board |
      the vans | the lorries
    `),
    heardAs: toPhrases(`
      example fright | example fried | example free | sample freight | example flight | examples freight |
      exempel freight
    `),
    marks: toWords(`
      logistics truck trucks trucking freight dispatch drivers transport haulage offline
    `),
    why: [
      'At Example Freight 140 trucks were planned in one shared spreadsheet.',
      'Two people could not edit it at once, drivers got their stops by text message, and customers rang to ask where things were.',
    ],
    how: [
      `${firstName} sat in on the planning calls for two weeks, and drew the board that the planners already had in their heads.`,
      'Laravel kept the rules in one place, and Vue made dragging a stop feel instant.',
      'The page for drivers stored its changes until there was a signal again.',
    ],
    result: [
      'At Example Freight the spreadsheet was switched off in the fourth month, and nobody asked for it back.',
      'Planning a day went from three hours to forty minutes, and half of the phone calls stopped.',
    ],
    owned: [
      `${firstName} owned the dispatch board at Example Freight, from first sketch to daily use, and the drivers' page with the way it catches up after a gap.`,
      "The interface to the customers' systems, the packaging in Docker and the weekly release were part of it.",
    ],
    forWhom: ['The board of Example Freight was for drivers, planners and customers, who all read it.'],
    numbers: [
      'A day is planned in forty minutes instead of three hours, status calls fell by 52 percent, and 140 trucks are on the board.',
    ],
  },
  'lorem-and-sons': {
    names: ['Lorem & Sons', 'Lorem and Sons', 'Lorem'],
    aliases: ['junior web developer'],
    heardAs: toPhrases(`
      lauren and sons | laurem | lorum | lorum and sons | florem and sons | laura and sons | loram | loren and sons
    `),
    marks: ['shop', 'shops', 'agency', 'junior', 'ecommerce', 'store', 'stores', 'web', 'online', 'lorem'],
    why: [
      'At Lorem & Sons every shop was a copy of the one before, with its bugs.',
      'Releases went out on Friday evenings by file transfer, and whoever pressed the button spent the weekend near a laptop.',
    ],
    how: [
      `${firstName} pulled what all shops shared into one theme, and put everything under version control.`,
      'The release was written down as a checklist, until it was dull enough for a script.',
      'Then came the loading time: images first, then the scripts that nobody could name.',
    ],
    result: [
      'At Lorem & Sons new shops then started from a base that worked.',
      'Releases moved to Tuesday mornings, 38 in a row went out without a rollback, and weekends became weekends.',
    ],
    owned: [
      `${firstName} owned seven shops at Lorem & Sons, from template to first order.`,
      `The shared theme with its loading time, and the release checklist, later a script, were ${firstName}'s part too.`,
    ],
    forWhom: ['Lorem & Sons was an agency, which builds and looks after online shops.'],
    numbers: ['Seven shops shipped, the loading time cut by 54 percent, and 38 releases in a row without a rollback.'],
    learned: [`What a deadline costs when it is not yours: that is what ${pronouns.subject} learned there.`],
  },
};
