/** What can be asked of each kind of entry, and the topics beside them: closed lists, which the guide's intents are. */

export const PROJECT_FIELDS = [
  'what',
  'why',
  'how',
  'result',
  'forWhom',
  'with',
  'numbers',
  'owned',
  'when',
  'length',
  'cost',
  'team',
  'size',
  'users',
  'link',
  'hard',
  'learned',
  'next',
  'not',
] as const;
export type ProjectField = (typeof PROJECT_FIELDS)[number];

export const JOB_FIELDS = [
  'what',
  'why',
  'how',
  'result',
  'owned',
  'with',
  'numbers',
  'forWhom',
  'learned',
  'when',
  'length',
  'role',
  'where',
  'cost',
  'size',
  'team',
  'link',
  'leaving',
  'hard',
  'next',
] as const;
export type JobField = (typeof JOB_FIELDS)[number];

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

/** What visitors ask and no entry holds; told where `answers.ts` tells it. */
export type UnwrittenId =
  | 'age'
  | 'education'
  | 'favourite-tool'
  | 'certificates'
  | 'family'
  | 'hobbies'
  | 'reply-time'
  | 'references'
  | 'phone'
  | 'street'
  | 'photo'
  | 'languages'
  | 'code-host'
  | 'blog'
  | 'legal'
  | 'earnings'
  | 'partners'
  | 'vacation'
  | 'dream'
  | 'beginnings'
  | 'failures'
  | 'now'
  | 'owl'
  | 'visitor'
  | 'boss'
  | 'leaving'
  | 'promotion'
  | 'relocation'
  | 'character';

type GroupId = 'all-project' | 'all-experience' | 'all-stack' | 'all-principle';
/** Everything that `answers.ts` may answer: a topic, a field of it, a list, or what is not written otherwise. */
export type AnswerId = FieldOfTopic | UnwrittenId | GroupId | `${GroupId}/${'why' | 'not' | 'hard' | 'first' | 'last'}`;
