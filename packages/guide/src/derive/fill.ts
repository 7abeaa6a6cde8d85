import type { Person } from './person.ts';
import { upperFirst } from '../english/phrases.ts';
import {
  lowerEnglish,
  lowerRole,
  speakCount,
  speakList,
  speakMonth,
  speakNumber,
  speakZone,
  splitSentences,
} from './speech.ts';

/** The values that templates read. */
export type Scope = Readonly<Record<string, unknown>>;

/**
 * A sentence with holes, the first of several that can be filled, or a group of sentences, with `each` once per entry
 * of a list. A sentence of which a hole has no value is left out; of a part in [brackets] only the part.
 *
 * `{works|work}` is a verb in the owner's number, `{title}` a value, `{title:upper}` a value in another form,
 * `{?title}` says nothing and needs a value, `{!title}` needs none, `{works.title}` is that of each work. A list fills one sentence per item.
 */
export type Template = string | readonly Template[] | { readonly each?: string; readonly says: readonly Template[] };

type Form = (values: readonly string[], word: string, scope: Scope) => readonly string[];

const FORMS: Readonly<Record<string, Form>> = {
  upper: (values) => values.map(upperFirst),
  lower: (values) => values.map(lowerEnglish),
  lowercase: (values) => values.map((value) => value.toLowerCase()),
  role: (values) => values.map(lowerRole),
  zone: (values) => values.map(speakZone),
  month: (values) => values.map(speakMonth),
  number: (values) => values.map((value) => speakNumber(Number(value))),
  count: (values, noun) => values.map((value) => speakCount(Number(value), noun)),
  list: (values) => (values.length === 0 ? [] : [speakList([...new Set(values)])]),
  semicolons: (values) => (values.length === 0 ? [] : [values.join('; ')]),
  are: (values) => [values.length === 1 ? 'is' : 'are'],
  sentences: (values) => values.flatMap(splitSentences),
  after: (values, of, scope) =>
    values.flatMap((value) => (scope['quoteOf'] as Person['quoteOf'])(String(scope[of]), value)),
  quote: (values, _, { quote }) => values.flatMap(quote as (text: string) => readonly string[]),
};

const toValues = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((item) =>
    item === undefined || item === '' || item === false || item === 0 ? [] : [String(item)],
  );

function read(hole: string, scope: Scope): readonly string[] {
  const [singular = '', plural] = hole.split('|');
  if (plural !== undefined) return [scope['isPlural'] === true ? plural : singular];
  const valuesOf = (name: string): readonly string[] => {
    const [key = '', field] = name.split('.');
    if (field === undefined) return toValues(scope[key]);
    return [scope[key] ?? []].flat().flatMap((entry) => toValues((entry as Scope)[field]));
  };
  if (hole.startsWith('?')) return valuesOf(hole.slice(1)).length > 0 ? [''] : [];
  if (hole.startsWith('!')) return valuesOf(hole.slice(1)).length > 0 ? [] : [''];
  const [name = '', ...forms] = hole.split(':');
  return forms.reduce((values, form) => {
    const [kind = '', word = ''] = form.split(' ');
    const change = FORMS[kind];
    if (!change) throw new Error(`No form ${kind} of a value: {${hole}}.`);
    return change(values, word, scope);
  }, valuesOf(name));
}

/** Returns one sentence per item of a list, and none without a value. */
export const fill = (template: string, scope: Scope): readonly string[] =>
  template.split(/(\[[^[\]]*\]|\{[^{}]*\})/u).reduce<readonly string[]>(
    (texts, piece) => {
      const part = piece.startsWith('[') ? fill(piece.slice(1, -1), scope) : [];
      const values = piece.startsWith('{') ? read(piece.slice(1, -1), scope) : piece.startsWith('[') ? part : [piece];
      const all = piece.startsWith('[') && part.length === 0 ? [''] : values;
      return texts.flatMap((text) => all.map((value) => text + value));
    },
    [''],
  );

/** Adds sentences that several answers share, by their names. */
export const fillSentences = (sentences: Readonly<Record<string, readonly Template[]>>, scope: Scope): Scope => ({
  ...scope,
  ...Object.fromEntries(Object.entries(sentences).map(([name, says]) => [name, fillAll(says, scope)])),
});

export function fillAll(templates: readonly Template[], scope: Scope): readonly string[] {
  return templates.flatMap((template): readonly string[] => {
    if (typeof template === 'string') return fill(template, scope);
    if (!('says' in template))
      return template.map((choice) => fillAll([choice], scope)).find((filled) => filled.length > 0) ?? [];
    if (template.each === undefined) return fillAll(template.says, scope);
    const entries = (scope[template.each] ?? []) as readonly Scope[];
    return entries.flatMap((entry) => fillAll(template.says, { ...scope, ...entry }));
  });
}
