/**
 * Fields of each kind of entry, and topics apart from the entries: closed lists, equal to the guide's
 * intents.
 */

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

/** Topics about the owner and the call, with their fields in addition to `what`. */
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
  pitch: [],
  'why-hire': [],
  hire: [],
  contract: [],
  onsite: [],
  remote: [],
  visa: [],
  notice: [],
  internship: [],
  wish: [],
  seniority: [],
  cv: [],
  previous: [],
  tenure: [],
  ownership: [],
  takeover: [],
  aftercare: [],
  updates: [],
  direct: [],
  testing: [],
  security: [],
  accessibility: [],
  design: [],
  deployment: [],
  smalljob: [],
  dissatisfied: [],
  volunteer: [],
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

/** Topics of visitors' questions that the entries lack. */
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
  | 'origin'
  | 'character';

type GroupId = 'all-project' | 'all-experience' | 'all-stack' | 'all-principle';
/** Keys of `answers.ts`: a topic, a field of a topic, a list, a topic that the entries lack, or a reason for gaps. */
export type AnswerId =
  | FieldOfTopic
  | UnwrittenId
  | GroupId
  | 'gaps'
  | `${GroupId}/${'why' | 'not' | 'hard' | 'first' | 'last'}`;
