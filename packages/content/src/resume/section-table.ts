import file from './names.json' with { type: 'json' };
import type { SectionName } from './resume.ts';
import { withoutAccents } from './tidy-text.ts';

// `names.json` lists the names of sections and, after the way to read it, of each field, the most specific first. `@`
// inserts shared fields. A section's `main` takes an entry that is only a text.

export type Reading = 'line' | 'text' | 'date' | 'range' | 'list' | 'link';
export type FieldRows = Readonly<Record<string, readonly [reading: Reading, ...names: readonly string[]]>>;

/** Normalises a key: `Started On`, `started_on` and `startedOn` are equal, and accents do not count. */
export const keyOf = (name: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const words = (text: string): readonly string[] => text.split(' ').map(keyOf);
const shared: Readonly<Record<string, Readonly<Record<string, string>>>> = file.shared;
const rows = (fields: Readonly<Record<string, string>>): FieldRows =>
  Object.fromEntries(
    Object.entries(fields)
      .flatMap(([field, text]) =>
        field.startsWith('@') ? Object.entries(shared[field.slice(1)] ?? {}) : [[field, text] as const],
      )
      .map(([field, text]) => [field, words(text) as FieldRows[string]]),
  );

export const SECTIONS = Object.fromEntries(
  Object.entries(file.sections).map(([kind, { names, main, fields }]) => [
    kind,
    { names: words(names), main, fields: rows(fields as Readonly<Record<string, string>>) },
  ]),
) as Readonly<
  Record<SectionName, { readonly names: readonly string[]; readonly main: string; readonly fields: FieldRows }>
>;

export const [BASICS, PROFILE, PLACE] = [rows(file.basics), rows(file.profile), rows(file.place)];

/** Networks by key, with the base address of their profiles; empty without one. */
export const NETWORKS: Readonly<Record<string, readonly [name: string, address: string]>> = Object.fromEntries(
  Object.entries(file.networks).map((network) => [keyOf(network[0]), network]),
);

type KeyKind = keyof typeof file.keys;
const keys = new Map(Object.entries(file.keys).map(([kind, names]) => [kind, new Set(words(names))]));
/** True for a key of a kind apart from sections and fields. */
export const isKeyOf = (kind: KeyKind, key: string): boolean => keys.get(kind)?.has(keyOf(key)) === true;

export const isSection = (key: string): boolean =>
  Object.values(SECTIONS).some(({ names }) => names.includes(keyOf(key)));
