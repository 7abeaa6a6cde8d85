import file from './phrases.json' with { type: 'json' };

export const upperFirst = (text: string): string => text.replace(/^\p{Ll}(?!\p{Lu})/u, (first) => first.toUpperCase());

/** A title may end with a full stop: `Acme Co.` */
export const stop = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** All can be rendered in advance. */

export const toFirstChoice = (phrase: string): string => `Do you mean ${phrase}?`;
/** Answers "What?" with the last subject. */
export const toSpokenOf = (title: string): string => stop(`I spoke of ${title}`);
export const toSecondChoice = (phrase: string): string => `Or ${phrase}?`;

/** Suggested questions by kind of entity; otherwise the title is used. */
export const SUGGESTED_QUESTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = file.suggested;

/** Offers a resembling work, but claims nothing. */
export const toNearTo = (title: string): string => stop(`Perhaps something like it was done before: see ${title}`);

/** A sentence that offers further questions, and the fields that it names. */
export interface Menu {
  readonly says: string;
  readonly fields: readonly string[];
}

const MENUS: Readonly<Record<string, { last: string; phrases: Readonly<Record<string, string>> }>> = file.menus;

/** Returns undefined if no field passes `isTold`. */
export function toMenu(kind: string, isTold: (field: string) => boolean): Menu | undefined {
  const { last, phrases } = MENUS[kind] ?? { last: '', phrases: {} };
  const offered = Object.entries(phrases).filter(([field]) => isTold(field));
  if (offered.length === 0) return undefined;
  const named = offered.map(([, phrase], at) => (at > 0 && at === offered.length - 1 ? `${last} ${phrase}` : phrase));
  return { says: `I can tell you ${named.join(', ')}.`, fields: offered.map(([field]) => field) };
}

/** Names the tool that the content lacks. */
export const toAbsent = (tool: string): string => `${tool} is not written among the tools of this site.`;

/** Answers a yes-or-no question. */
export const YES = 'Yes.';
export const NO = 'No.';
/** Before an answer that lists others: "Does he speak French?". */
export const NOT_THAT = 'That one is not written here.';
