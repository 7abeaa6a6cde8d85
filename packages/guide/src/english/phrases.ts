/** Sentences of the guide apart from a content's. All of them can be rendered in advance. */

/** A field, as in "Do you mean …?" and "Or …?". */
export const FIELD_PHRASES: Readonly<Record<string, string>> = {
  what: 'what it is in general',
  why: 'the reason for it',
  how: 'how it was done',
  result: 'what came of it',
  forWhom: 'whom it is for',
  with: 'what it is made with',
  numbers: 'the figures',
  owned: 'whose work it was',
  when: 'when that was',
  length: 'how long it takes',
  cost: 'the price',
  team: 'who else worked on it',
  size: 'how large it is',
  users: 'who uses it',
  link: 'where to find it',
  hard: 'what was hard about it',
  learned: 'what was learned from it',
  next: 'what comes next',
  not: 'what speaks against it',
  role: 'the role',
  where: 'where that was',
  leaving: 'why it ended',
  count: 'how many there are',
  first: 'the first',
  last: 'the last',
  longest: 'the longest',
  shortest: 'the shortest',
  current: 'what comes now',
  beforeAll: 'what came before',
  gaps: 'the time between',
  'in-project': 'the projects with it',
  'in-experience': 'the jobs with it',
  delete: 'how to delete it',
  who: 'who can read it',
  book: 'how to book it',
};

export const toFirstChoice = (phrase: string): string => `Do you mean ${phrase}?`;
export const isFirstChoice = (sentence: string): boolean => sentence.startsWith('Do you mean ');
/** Names the subject of the last answer for "What?". */
export const toSpokenOf = (title: string): string => `I spoke of ${title}.`;
export const toSecondChoice = (phrase: string): string => `Or ${phrase}?`;

/** Suggested questions about a field, by kind of entity; other suggestions are its title. */
export const SUGGESTED_QUESTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  project: {
    why: 'Why was … made?',
    how: 'How was … made?',
    result: 'What came of …?',
    with: 'What is … made with?',
  },
  experience: {
    result: 'What came of …?',
    why: 'What was the problem in …?',
    how: 'How was it solved in …?',
    with: 'Which tools were used in …?',
  },
  stack: { where: 'Where was … used?', not: 'When is … the wrong choice?' },
  part: { where: 'Where was … used?' },
};

/** Offers a work that resembles the visitor's trouble, without a claim. */
export const toNearTo = (title: string): string => `Perhaps something like it was done before: see ${title}.`;

/** A sentence that offers further questions, and the fields that it names. */
export interface Menu {
  readonly says: string;
  readonly fields: readonly string[];
}

const MENUS: Readonly<Record<string, { last: string; phrases: Readonly<Record<string, string>> }>> = {
  project: { last: 'or', phrases: { why: 'why it was made', how: 'how it was done', result: 'what came of it' } },
  experience: {
    last: 'or',
    phrases: { why: 'what the problem was', how: 'how it was solved', result: 'what came of it' },
  },
  stack: { last: 'and', phrases: { why: 'what it is used for', where: 'where', not: 'when not to' } },
};

/** Creates the menu of a kind from the fields that pass `isTold`; undefined without any. */
export function toMenu(kind: string, isTold: (field: string) => boolean): Menu | undefined {
  const { last, phrases } = MENUS[kind] ?? { last: '', phrases: {} };
  const told = Object.entries(phrases).filter(([field]) => isTold(field));
  if (told.length === 0) return undefined;
  const named = told.map(([, phrase], at) => (at > 0 && at === told.length - 1 ? `${last} ${phrase}` : phrase));
  return { says: `I can tell you ${named.join(', ')}.`, fields: told.map(([field]) => field) };
}

/** First sentence of the answer to a yes-or-no question. */
export const YES = 'Yes.';
export const NO = 'No.';
/** Before an answer that lists others: "Does he speak French?". */
export const NOT_THAT = 'That one is not written here.';
