import { acmeOutreach } from '../experiences/acme-outreach.ts';
import { exampleFreight } from '../experiences/example-freight.ts';
import { loremAndSons } from '../experiences/lorem-and-sons.ts';
import { placeholderLabs } from '../experiences/placeholder-labs.ts';
import type { Experience as Job, Fact } from '../model.ts';
import { owner } from '../owner.ts';
import { speakGaps } from './computed.ts';
import { speakMonth } from './speak.ts';
import { toPhrases } from './phrases.ts';

type Experience = Job & { readonly end: string };

const { firstName, pronouns } = owner;

function speakJob(job: Experience): string {
  return `From ${speakMonth(job.start)} to ${speakMonth(job.end)} ${firstName} worked at ${job.company} as ${job.role}.`;
}

/** What ASAD knows of The Experiences; one fact for each job, and some for all of them. */
export const experienceFacts = [
  {
    id: 'experiences',
    topic: { kind: 'about', id: 'experiences' },
    title: `${firstName}'s work history`,
    asks: toPhrases(`
      What has he done professionally? | Where has he been? | Who paid him before? |
      Which companies has he worked for? | What did he do over the years? | Where did he spend the last years? |
      Tell me about the places he worked at | Who were his employers? | all his jobs | List all jobs |
      Name all his jobs | What is on his CV? | What jobs did he do? | Who has he worked for? |
      Where did he work before? | What did he do before? | Tell me about his career | Tell me about his jobs |
      What is his experience? | What experience does he have? | His track record | Where has he worked? |
      What is his work history and career? | Tell me about his experience and his employers |
      Which companies did he work for? | What jobs has he had? | Walk me through his resume or CV |
      What is his background? | List his former employers and firms | Who employed him before? | Summarise his CV |
      past positions and roles | professional history in short | curriculum vitae |
      the short version of his employment history | At what companies was he before this? |
      At which company has he been and for how long? | his professional experience so far |
      Which employer did he have? | jobs and employers on his resume | career path and past jobs | work experience |
      prior companies | Tell me about the experiences section | Where was he employed earlier? |
      his professional journey | the biggest company he worked for | the best known company on his resume |
      big companies or small ones?
    `),
    answer: [
      `Since ${speakMonth(loremAndSons.start)} ${firstName} has had four jobs, all of them remote.`,
      `It began with shops at ${loremAndSons.company} and a dispatch board at ${exampleFreight.company}.`,
      `Then came email at ${acmeOutreach.company}, and automation and voice at ${placeholderLabs.company}.`,
    ],
  },
  {
    id: 'experience-placeholder-labs',
    topic: { kind: 'experience', id: placeholderLabs.id },
    title: `the job at ${placeholderLabs.company}`,
    names: ['Placeholder'],
    asks: toPhrases(`
      What did he do at Placeholder Labs? | Where did he work last? | What is the most recent place he worked at? |
      Where was he last? | What was his latest job? | Tell me about his work as automation and AI engineer |
      Where did he put a voice assistant on a phone line? | What was his last position or most recent role? |
      booking line that answers around the clock | Which job was about workflows and onboarding new clients? |
      What were his achievements at Placeholder Labs? | his most recent employer | the job before he went independent |
      Placeholder | the position that ended in 2025 | What did Placeholder Labs hire him for? |
      the booking phone line he worked on | his last company before today | his final employer |
      onboarding of clients from nine days to two | the job with n8n and the phone assistant | eleven client companies |
      2024 and 2025 | his tasks at Placeholder Labs | his most recent company | the company he left last |
      a phone assistant that handles calls alone | Does the phone assistant work by itself? |
      moving clients over without downtime | setting up a new client faster |
      Did anything go down when the clients moved? | How fast is a new client onboarded?
    `),
    answer: [
      speakJob(placeholderLabs),
      `There ${pronouns.subject} brought the flows of eleven client companies under one roof, with alarms and retries.`,
      'The voice assistant on the booking line settles two calls in three by itself.',
    ],
  },
  {
    id: 'experience-acme-outreach',
    topic: { kind: 'experience', id: acmeOutreach.id },
    title: `the job at ${acmeOutreach.company}`,
    names: ['Acme'],
    asks: toPhrases(`
      Has he migrated data? | data migration | moving old data into a new system | Has he improved page speed? |
      Has he made pages faster? | What did he do at Acme Outreach? | Tell me about the job with email sending at scale |
      Has he worked on high volume or performance problems? | Where did he speed up a slow dashboard? |
      How did he scale messages with queues? | Does he know how to handle heavy load and throughput? |
      MERN engineer job | Acme | Can he cope with a lot of traffic? | What was his time at Acme like? |
      optimise a slow system with many users | six hundred thousand messages a day |
      large volumes of data and big databases | How did Acme Outreach get faster? | Our backend falls over under load |
      Has he scaled a backend before? | scaling, latency and bottlenecks | making a slow application fast |
      speed up our database or our dashboard | a big system with high traffic |
      experience with Redis and message queues | 2023 and 2024 | performance tuning and optimisation |
      message queues and their throughput | a queue of messages that grows | What did he change at Acme?
    `),
    answer: [
      speakJob(acmeOutreach),
      `${firstName} rebuilt how that product sends and tracks email.`,
      'It went from forty thousand to six hundred thousand messages a day on the same bill, and the slowest page from nine seconds to under one.',
    ],
  },
  {
    id: 'experience-example-freight',
    topic: { kind: 'experience', id: exampleFreight.id },
    title: `the job at ${exampleFreight.company}`,
    names: ['Freight'],
    asks: toPhrases(`
      What did he do at Example Freight? | Which firm was the lorry company? |
      Did he do something for a truck company? | Has he worked for a haulage firm? | Has he sorted out truck planning? |
      Has he ever replaced a spreadsheet? | We have lorries and one spreadsheet | lorries planned in a spreadsheet |
      Has he worked in logistics, with trucks and drivers? | Tell me about the dispatch board |
      Where did he replace a spreadsheet? | Has he built apps that work offline without a signal? |
      customer portal and delivery tracking page | transport and planning software | freight company |
      trucking, haulage, supply chain and warehouses | Does his software cope when the phone has no reception? |
      no internet connection in the field | planners, routes and stops | We manage our delivery trucks in Excel |
      delivery vans, lorries, vehicles and fleet | an app that survives without internet | offline mode for drivers |
      replace our Excel sheet with real software | couriers, parcels and shipping | dispatchers and drivers |
      2022 and 2023 | software for planners of trucks | logistics | software for logistics companies |
      planners and drivers | How many lorries or trucks? | customers ringing up all the time |
      drivers without a signal | Did customers stop calling?
    `),
    answer: [
      speakJob(exampleFreight),
      'A live dispatch board took the place of one shared spreadsheet, for a hundred and forty trucks.',
      'Planning a day went from three hours to forty minutes, and half of the phone calls stopped.',
    ],
  },
  {
    id: 'experience-lorem-and-sons',
    topic: { kind: 'experience', id: loremAndSons.id },
    title: `the job at ${loremAndSons.company}`,
    names: ['Lorem'],
    asks: toPhrases(`
      How did he start? | How did his career begin? | Where did he start out? | How did he get started? |
      What was the start of his career? | Where did he begin? | What did he do first? | How did his career start? |
      How did he start out? | How did it all begin for him? | What did he do at Lorem and Sons? |
      What was his first job? | How did he start as a junior web developer? |
      Has he built online shops or ecommerce stores? | Has he worked in an agency? | Where did he begin his career? |
      release checklist and deployments without rollback | Lorem | How did his career get started? |
      Does he know how to sell things on the web, with carts and checkouts? | the very first position as a beginner |
      webshop and retail | 2021 and 2022 | the very first company that employed him | Could he take over our shop? |
      Has he done e-commerce shops, like Shopify or WooCommerce? | online shop for clothes |
      an online store with payments | his first employer | agency work for several customers |
      website for a small shop | first job and first steps as a developer | as a junior | junior years |
      his days as a junior developer | building an online store
    `),
    answer: [
      speakJob(loremAndSons),
      'Seven online shops came out of it, and a base theme that loads in half the time.',
      `The release checklist that ${pronouns.subject} wrote there sent thirty-eight releases out in a row without a rollback.`,
    ],
  },
  {
    id: 'years',
    topic: { kind: 'about', id: 'experiences' },
    title: `how long ${firstName} has done this`,
    asks: toPhrases(`
      How long has he been doing this? | How much experience does he have? | When did he start out? |
      When did he begin working? | Since when does he do this? | Is he new at this? | Is he a beginner? |
      Is he senior? | How seasoned is he? | How long have you been doing this? | How long has he been working? |
      How long has he been in the business? | How long has he been at it? | When did he start? |
      Since when has he been doing this? | How many years of experience does he have? |
      How long has he been a developer? | How experienced or senior is he? | Since when does he write software? |
      When did he start working? | number of years in the industry | years on the job |
      How long has he been doing this professionally? | Is he a junior or a senior? |
      Is he fresh out of school or has he years behind him? | his years of professional experience |
      years as a programmer | How much experience does he have in years? | four years or more? |
      Is he a beginner or an expert? | length of his career in years | total years | the number of years |
      How long has he been coding? | How many years has he been programming? | coding since | How experienced is he? |
      Since when has he been in the trade?
    `),
    answer: [
      `${firstName} has more than four years of professional experience.`,
      `The first job began in ${speakMonth(loremAndSons.start)}, and every one since was remote.`,
    ],
  },
  {
    id: 'gaps',
    topic: { kind: 'about', id: 'about' },
    title: `whether there are gaps in the work history`,
    asks: toPhrases(`
      Are there gaps in his CV? | Are there any holes in his CV? | any holes in his CV |
      Are there breaks between his jobs? | Has he been unemployed? | Any gaps in his resume? | any gaps in between |
      Was he ever out of work? | Was he ever unemployed? | Did he take a break between jobs? | time between the jobs |
      a hole in his work history | a career break or sabbatical
    `),
    answer: [speakGaps()],
  },
  {
    id: 'current',
    topic: { kind: 'about', id: 'about' },
    title: `what ${firstName} does now`,
    asks: toPhrases(`
      What is he doing at the moment? | Whom does he work for today? | Who does he work for these days? |
      Who is he with now? | Where is he now? | Who is his employer now? | Is he working for anybody at the moment? |
      What is he doing these days? | What is he up to nowadays? | Who does he work for now? | Is he a freelancer? |
      Does he work for himself? | What has he been doing since 2025? | Who does he work for? | Who is he working for? |
      Where does he work now? | What has he done since then? | What did he do after that? | his current employer |
      What does he do nowadays? | Does he have a job? | What is he doing now? | What is he working on currently? |
      Is he employed at the moment? | Is he a freelancer or self-employed? | What does he do these days? |
      present occupation | Does he have an employer or a boss right now? | Is he his own boss? |
      Is he working for a company today? | since September 2025 | What keeps him busy nowadays? | his current job |
      his current situation, employed or independent | Who is his current employer? | freelancing at the moment? |
      What is he up to lately? | contractor or permanent? | Whom does he work for at present? |
      on a payroll or freelance, currently | employed today or a freelancer? | his job at the moment |
      What does he do at present?
    `),
    answer: [
      `${firstName} left ${placeholderLabs.company} in ${speakMonth(placeholderLabs.end)} and works independently now.`,
      'Small teams come for web products, automations and voice assistants.',
    ],
  },
] as const satisfies readonly Fact[];
