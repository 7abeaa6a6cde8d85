import type { Person } from './person.ts';

/** What can be asked of each kind of entry, and the topics beside them: closed lists, which the guide's intents are. */

type WorkField =
  | 'what'
  | 'why'
  | 'how'
  | 'result'
  | 'forWhom'
  | 'with'
  | 'numbers'
  | 'owned'
  | 'when'
  | 'length'
  | 'cost'
  | 'team'
  | 'size'
  | 'link'
  | 'hard'
  | 'learned'
  | 'next';
export type ProjectField = WorkField | 'users' | 'not';
export type JobField = WorkField | 'role' | 'where' | 'leaving';
export type ToolField = 'what' | 'why' | 'numbers' | 'result' | 'not' | 'length' | 'cost' | 'learned';

/** Topics about the owner and the call, with the fields that each has beside `what`. */
export const TOPIC_FIELDS = {
  availability: ['cost', 'when', 'length', 'count'],
  proudest: [],
  years: [],
  current: [],
  owner: [],
  strengths: [],
  weaknesses: [],
  process: ['when', 'length', 'first', 'last'],
  location: ['why', 'when'],
  industries: [],
  achievements: [],
  teaching: [],
  databases: [],
  'programming-languages': [],
  'artificial-intelligence': [],
  'small-teams': [],
  'favourite-moment': [],
  rates: ['why', 'length', 'how', 'count'],
  'fit-check': ['length', 'cost', 'how', 'when', 'link', 'book'],
  book: ['length', 'cost'],
  contact: ['link'],
  linkedin: [],
  pillars: [],
  'who-are-you': [],
  'are-you-ai': [],
  kept: ['length', 'delete', 'who', 'forWhom', 'why'],
  hearing: [],
  limit: ['length', 'cost', 'why'],
  'site-made': [],
  'owl-made': [],
  'your-voice': [],
  help: [],
  sample: [],
  hello: [],
  thanks: [],
  ending: [],
  'act-acknowledge': [],
  'act-maker': [],
  'act-frustration': [],
  'act-human': [],
  'act-callback': [],
  'act-language': [],
  'act-spelling': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type TopicId = keyof typeof TOPIC_FIELDS;
type FieldOfTopic = { [Id in TopicId]: Id | `${Id}/${(typeof TOPIC_FIELDS)[Id][number]}` }[TopicId];

/** What visitors ask about the owner and no entry holds, as the sentence's beginning: "… is not written on this site." */
export const nameUnwritten = ({ first, firsts, is }: Person) => ({
  age: `How old ${first} may be`,
  education: `Where ${first} studied`,
  'favourite-tool': `Which tool ${first} ${is('uses', 'use')} most`,
  certificates: `Whether ${first} ${is('has', 'have')} certificates or awards`,
  family: `Anything about ${firsts} private life`,
  hobbies: `What ${first} ${is('does', 'do')} outside of work`,
  'reply-time': `How fast ${first} ${is('answers', 'answer')} a mail`,
  references: 'A reference or a testimonial of a client',
  phone: `A phone number of ${first}`,
  street: `A street address of ${first}`,
  photo: `A picture of ${first}`,
  languages: `Which languages ${first} ${is('speaks', 'speak')} besides English`,
  'code-host': `A public code repository of ${first}`,
  blog: `A blog or a talk of ${first}`,
  legal: 'A contract, an insurance or a tax number',
  earnings: `What ${first} ${is('earns', 'earn')} or earned`,
  partners: `Whether ${first} ${is('works', 'work')} with others`,
  vacation: `When ${first} ${is('is', 'are')} on holiday`,
  dream: `What ${first} ${is('plans', 'plan')} for the years to come`,
  beginnings: `What ${first} did before the first job`,
  failures: `A project of ${first} that failed`,
  now: 'The present time',
  owl: 'More about the life of an owl',
  visitor: 'Anything about you',
  boss: `Who ${first} worked under`,
  leaving: `Why ${first} left a job`,
  promotion: `Whether ${first} ${is('was', 'were')} ever promoted`,
  relocation: `Whether ${first} would move for a job`,
  character: `What kind of person ${first} ${is('is', 'are')} outside of work`,
});
type UnwrittenId = keyof ReturnType<typeof nameUnwritten>;

type GroupId = 'all-project' | 'all-experience' | 'all-stack' | 'all-principle';
/** Everything that `answers.ts` may answer: a topic, a field of it, a list, or what is not written otherwise. */
export type AnswerId = FieldOfTopic | UnwrittenId | GroupId | `${GroupId}/${'why' | 'not' | 'hard' | 'first' | 'last'}`;
