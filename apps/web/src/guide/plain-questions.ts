import type { Entity, Knowledge } from '@asad/guide';

/** A plain first question, and the answers that are right: any of these targets. */
export interface PlainQuestion {
  readonly says: string;
  readonly targets: readonly string[];
}

/** Three plain ways to ask for each field of an entry; X is its name. */
const OF_WORKS: Readonly<Record<string, readonly [string, string, string]>> = {
  what: ['What is X about?', 'Tell me something about X', 'Can you describe X for me?'],
  why: ['Why was X needed?', 'What was the problem behind X?', 'What was the reason for X?'],
  how: ['How did he go about X?', 'How was X done?', 'What was the approach at X?'],
  result: ['What came out of X in the end?', 'What were the results of X?', 'What did X achieve?'],
  forWhom: ['Who was X made for?', 'Who is X for?', 'For whom was X?'],
  with: ['Which tools were used for X?', 'What technology was used for X?', 'What is the tech stack of X?'],
  numbers: ['What are the numbers for X?', 'Do you have any figures for X?', 'What are the metrics of X?'],
  owned: ['What was he responsible for at X?', 'What was his part in X?', 'Which parts of X were his?'],
  when: ['When was X?', 'What year was X?', 'When did X happen?'],
  cost: ['What did X cost?', 'How expensive was X?', 'What was the budget of X?'],
  team: ['Who else worked on X?', 'Was there a team on X?', 'Did he do X alone?'],
  hard: ['What was the hardest part of X?', 'What was difficult about X?', 'What was the biggest challenge at X?'],
  learned: ['What did he learn from X?', 'What did X teach him?', 'What were the lessons of X?'],
  link: ['Is there a link to X?', 'Where can I see X?', 'Does X have a website?'],
};
const OF_JOBS: Readonly<Record<string, readonly [string, string, string]>> = {
  role: ['What was his role at X?', 'What was his job title at X?', 'What position did he have at X?'],
  length: ['How long was he at X?', 'How many months was he at X?', 'For how long did he work at X?'],
  leaving: ['Why did he leave X?', 'Why did he quit X?', 'What made him leave X?'],
  where: ['Was the job at X remote?', 'Where was the job at X?', 'Was he in the office at X?'],
};
const OF_TOOLS: Readonly<Record<string, readonly [string, string, string]>> = {
  why: ['Why does he use X?', 'Why did he choose X?', 'What are his reasons for X?'],
  not: ['When should I not use X?', 'What speaks against X?', 'When is X the wrong choice?'],
  where: ['Where has he used X?', 'Where did he work with X?', 'Has he used X?'],
  'in-project': ['Which projects use X?', 'Which projects were made with X?', 'In which projects did he use X?'],
  'in-experience': ['Which jobs used X?', 'At which companies did he use X?', 'In which jobs did he use X?'],
};
const OF_PRINCIPLES: Readonly<Record<string, readonly [string, string, string]>> = {
  what: ['What does he mean by X?', 'Tell me about the principle of X', 'What does X mean to him?'],
};

/** Stand for the entries themselves. */
const [FIRST_JOB, LAST_JOB] = ['first job', 'last job'];

/** What visitors of any portfolio ask first, and the topics that answer it. */
const OF_ANYBODY: readonly (readonly [says: string, ...targets: readonly string[]])[] = [
  ['How can I reach him?', 'contact/what'],
  ['How do I contact him?', 'contact/what'],
  ['What is his email?', 'contact/what', 'act-spelling/what'],
  ['How can I send him a message?', 'contact/what'],
  ['Can I write to him?', 'contact/what'],
  ["What's the best way to get in touch?", 'contact/what'],
  ['Is he on LinkedIn?', 'linkedin/what'],
  ['Where is his LinkedIn profile?', 'linkedin/what'],
  ['Does he have a LinkedIn?', 'linkedin/what'],
  ['Can I call him on the phone?', 'unwritten-phone/what', 'act-human/what', 'act-callback/what'],
  ["What's his phone number?", 'unwritten-phone/what'],
  ['How do I book a meeting?', 'book/what', 'fit-check/book'],
  ['Can I schedule a call with him?', 'book/what', 'fit-check/book'],
  ['I would like to book a call', 'book/what', 'fit-check/book'],
  ['Where does he live?', 'location/what'],
  ['Where is he based?', 'location/what'],
  ['Which country is he in?', 'location/what'],
  ['What is his time zone?', 'location/when'],
  ['What time zone does he work in?', 'location/when'],
  ['What are his working hours?', 'location/when', 'unwritten-vacation/what'],
  ['How much does he charge?', 'rates/what', 'rates/how'],
  ['What are his rates?', 'rates/what', 'rates/how'],
  ['What is his hourly rate?', 'rates/what', 'rates/length', 'rates/how'],
  ['How much would it cost to hire him?', 'rates/what', 'availability/cost'],
  ['What does he cost?', 'rates/what', 'availability/cost'],
  ['Is he expensive?', 'rates/what', 'availability/cost'],
  ['Is he available?', 'availability/what'],
  ['Is he available for hire?', 'availability/what'],
  ['Can I hire him?', 'availability/what'],
  ['Is he looking for work?', 'availability/what', 'current/what'],
  ['Is he open to new projects?', 'availability/what'],
  ['When can he start?', 'availability/when', 'availability/what'],
  ['How soon could he start?', 'availability/when', 'availability/what'],
  ['Does he take freelance work?', 'availability/what'],
  ['Can I see his resume?', 'all-experience/what', 'linkedin/what'],
  ['Do you have his CV?', 'all-experience/what', 'linkedin/what'],
  ['Where has he worked?', 'all-experience/what'],
  ['What jobs has he had?', 'all-experience/what'],
  ['What is his work experience?', 'all-experience/what', 'years/what'],
  ['Tell me about his career', 'all-experience/what', 'years/what', 'owner/what'],
  ['Which companies did he work for?', 'all-experience/what'],
  ['What was his last job?', 'all-experience/last', LAST_JOB],
  ['What was his first job?', 'all-experience/first', FIRST_JOB],
  ['What is he doing now?', 'current/what', 'all-experience/current'],
  ['Where does he work now?', 'current/what', 'all-experience/current'],
  ['How many jobs has he had?', 'all-experience/count'],
  ['Which job lasted the longest?', 'all-experience/longest'],
  ['How many years of experience does he have?', 'years/what'],
  ['How experienced is he?', 'years/what'],
  ['How long has he been doing this?', 'years/what'],
  ['What has he built?', 'all-project/what'],
  ['What projects has he done?', 'all-project/what'],
  ['Show me his projects', 'all-project/what'],
  ['Tell me about his work', 'all-project/what', 'all-experience/what', 'owner/what'],
  ['How many projects are there?', 'all-project/count'],
  ['What is he most proud of?', 'proudest/what'],
  ['What is his best project?', 'proudest/what'],
  ['What is his proudest work?', 'proudest/what'],
  ['Which tools does he use?', 'all-stack/what'],
  ['What is his tech stack?', 'all-stack/what'],
  ['What technologies does he know?', 'all-stack/what', 'programming-languages/what'],
  ['Which programming languages does he know?', 'programming-languages/what'],
  ['Which databases does he know?', 'databases/what'],
  ['Has he worked with AI?', 'artificial-intelligence/what'],
  ['Who is he?', 'owner/what'],
  ['What does he do?', 'owner/what'],
  ['Tell me about him', 'owner/what'],
  ['What is he good at?', 'strengths/what'],
  ['What are his strengths?', 'strengths/what'],
  ['Why should I hire him?', 'strengths/what'],
  ['What are his weaknesses?', 'weaknesses/what'],
  ['What does he not do?', 'weaknesses/what'],
  ['How does he work?', 'process/what'],
  ['What is his process?', 'process/what'],
  ['How does a project with him start?', 'process/first', 'process/what'],
  ['What are his principles?', 'all-principle/what'],
  ['What does he believe in?', 'all-principle/what'],
  ['What has he achieved?', 'achievements/what'],
  ['What are his achievements?', 'achievements/what'],
  ['Which industries has he worked in?', 'industries/what'],
  ['Who does he work for?', 'small-teams/what', 'current/what', 'all-experience/current'],
  ['Did he study computer science?', 'unwritten-education/what'],
  ['Where did he go to university?', 'unwritten-education/what'],
  ['How old is he?', 'unwritten-age/what'],
  ['Is he married?', 'unwritten-family/what'],
  ['What are his hobbies?', 'unwritten-hobbies/what'],
  ['Does he have references?', 'unwritten-references/what'],
  ['Is he on GitHub?', 'unwritten-code-host/what'],
  ['Which languages does he speak?', 'unwritten-languages/what'],
  ['Does he have any certificates?', 'unwritten-certificates/what'],
  ['Who are you?', 'who-are-you/what', 'are-you-ai/what'],
  ['Are you a robot?', 'are-you-ai/what'],
  ['Are you a real person?', 'are-you-ai/what'],
  ['What can I ask you?', 'help/what'],
  ['What can you tell me?', 'help/what'],
  ['What can you do?', 'help/what'],
  ['Is this call recorded?', 'kept/what'],
  ['What do you keep of this call?', 'kept/what'],
  ['What happens with my data?', 'kept/what'],
  ['Can I delete this conversation?', 'kept/delete', 'kept/what'],
  ['How many calls do I have?', 'limit/what'],
  ['Does this call cost anything?', 'limit/cost', 'limit/what'],
  ['How was this site made?', 'site-made/what', 'owl-made/what'],
  ['Who made this website?', 'site-made/what', 'act-maker/what'],
  ['Who made you?', 'act-maker/what', 'owl-made/what'],
];

const nameOf = ({ names: [name] = [], title }: Entity): string => name ?? title;

/** The plain questions of a content: each with the answers that are right. */
export function listPlainQuestions({ entities }: Knowledge): readonly PlainQuestion[] {
  const known = new Map(entities.map((entity) => [entity.id, entity]));
  const jobs = entities
    .filter(({ kind }) => kind === 'experience')
    .toSorted((a, b) => (a.since ?? '').localeCompare(b.since ?? ''));
  const toTarget = (target: string): string => {
    const job = target === FIRST_JOB ? jobs[0] : target === LAST_JOB ? jobs.at(-1) : undefined;
    return job ? `${job.id}/what` : target;
  };
  const isThere = (target: string): boolean => {
    const [id = '', field = ''] = target.split('/');
    return known.get(id)?.fields[field] !== undefined;
  };
  const ofEntries = entities.flatMap((entity) => {
    const { kind } = entity;
    const isWork = kind === 'project' || kind === 'experience';
    const table = isWork
      ? { ...OF_WORKS, ...(kind === 'experience' ? OF_JOBS : {}) }
      : kind === 'stack'
        ? OF_TOOLS
        : kind === 'principle'
          ? OF_PRINCIPLES
          : {};
    return Object.entries(table).flatMap(([field, ways]) =>
      entity.fields[field]
        ? ways.map((way) => ({
            says: way.replace('X', nameOf(entity)),
            // Where a tool was used is told of projects and jobs together.
            targets: [`${entity.id}/${field}`, ...(field.startsWith('in-') ? [`${entity.id}/where`] : [])],
          }))
        : [],
    );
  });
  const ofAnybody = OF_ANYBODY.map(([says, ...targets]) => ({ says, targets: targets.map(toTarget).filter(isThere) }));
  return [...ofEntries, ...ofAnybody.filter(({ targets }) => targets.length > 0)];
}

/** How the same question comes from other mouths and keyboards. */
export const VARIATIONS: Readonly<Record<string, (says: string) => string>> = {
  'with a greeting': (says) => `Hi, ${says.charAt(0).toLowerCase()}${says.slice(1)}`,
  'without capitals and marks': (says) => says.toLowerCase().replaceAll(/[?.,]/gu, ''),
  'in capitals': (says) => says.toUpperCase(),
  'with contractions': (says) =>
    says.replaceAll(
      /\b(what|who|where|how|when) (is|are|was|did)\b/giu,
      (_, word: string, verb: string) => `${word}'${{ is: 's', are: 're', was: 's', did: 'd' }[verb.toLowerCase()]}`,
    ),
  'with hyphens': (says) =>
    says.replaceAll(/\b(time|tech|work|job|phone|hourly|programming|computer|fit) (?=[a-z])/gu, '$1-'),
  politely: (says) => `${says.replace(/[?.]$/u, '')}, please?`,
};

/** The longest word that is no name, with two of its letters changed over; nothing where no word is long enough. */
export function withSlip(says: string, names: ReadonlySet<string>): string | undefined {
  const words = says.match(/[A-Za-z]{6,}/gu)?.filter((word) => !names.has(word.toLowerCase())) ?? [];
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return undefined;
  const at = Math.floor(longest.length / 2);
  return says.replace(longest, `${longest.slice(0, at - 1)}${longest[at]}${longest[at - 1]}${longest.slice(at + 1)}`);
}
