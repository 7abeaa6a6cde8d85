/** `pnpm new project|experience|tool --title …`: a file for one more entry, and its place in the list. */
import { parseArgs } from 'node:util';
import { addEntry, askFor, HOUSE, KINDS, OwnerError, runOwnerCommand, toId, type Kind } from './portfolio-files.ts';

/** Reads what was said of a field; an empty word is one that was left out. */
type Read = (said: string) => string | readonly string[] | undefined;
const text: Read = (said) => said;
const optional: Read = (said) => said || undefined;
const month: Read = (said) => {
  if (said === '' || /^\d{4}-(?:0[1-9]|1[0-2])$/u.test(said)) return said;
  throw new OwnerError(`"${said}" is no month like 2021-09: nothing was changed.`);
};
const listBy =
  (separator: ',' | ';') =>
  (said: string): readonly string[] =>
    said
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean);
/** Names are parted by commas, sentences by semicolons. */
const [names, sentences] = [listBy(','), listBy(';')];

/** What can be said of an entry, by its flag. */
const FLAGS: Readonly<Record<Kind, Readonly<Record<string, Read>>>> = {
  project: { title: text, subtitle: text, story: text, impact: text, tags: names, thumbnail: optional, alt: text },
  experience: {
    company: text,
    role: text,
    location: text,
    start: month,
    end: (said) => month(said) || undefined,
    summary: text,
    impacts: sentences,
    stack: names,
    problem: text,
    approach: text,
    results: text,
    owned: sentences,
  },
  tool: { name: text, role: text, metric: text, 'dont-use-if': text, parts: (said) => optional(said) && names(said) },
};
/** Flags that are shorter than their field. */
const FIELDS: Readonly<Record<string, string>> = {
  alt: 'thumbnailAlt',
  owned: 'whatIOwned',
  'dont-use-if': 'dontUseIf',
};
const USAGE = Object.entries(FLAGS)
  .map(
    ([kind, flags]) =>
      `pnpm new ${kind} ${Object.keys(flags)
        .map((flag) => `--${flag} …`)
        .join(' ')}`,
  )
  .join('\n');

/** Two colours of a project's own, from its name: the first dark, the second light. */
function pickColours(id: string): readonly [string, string] {
  const hue = id.split('').reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return [`hsl(${hue} 55% 22%)`, `hsl(${(hue + 40) % 360} 60% 68%)`];
}

/** What an entry has that nobody is asked for: made from its id, or to be written later. */
const besides = (id: string): Readonly<Record<Kind, object>> => ({
  project: { colours: pickColours(id) },
  experience: { metrics: [], media: [], links: {}, tags: [] },
  tool: { icon: id },
});

function describe(kind: Kind, id: string, values: Readonly<Record<string, string | undefined>>): object {
  const told = Object.entries(FLAGS[kind]).map(([flag, read]) => [
    FIELDS[flag] ?? flag,
    read(values[flag]?.trim() ?? ''),
  ]);
  return { id, ...Object.fromEntries(told), ...besides(id)[kind] };
}

await runOwnerCommand(USAGE, async () => {
  const options = Object.fromEntries(
    [...Object.values(FLAGS).flatMap(Object.keys), 'id', 'root'].map((flag) => [flag, { type: 'string' }] as const),
  );
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const kind = (Object.keys(KINDS) as Kind[]).find((known) => known === positionals[0]);
  if (kind === undefined || positionals.length > 1) throw new OwnerError(`Which kind of entry?\n${USAGE}`);
  const asked = Object.fromEntries(Object.keys(FLAGS[kind]).map((flag) => [flag, flag]));
  const all: Readonly<Record<string, string | undefined>> =
    Object.keys(values).length > 0 ? values : await askFor(asked);
  const name = all['title'] ?? all['company'] ?? all['name'] ?? '';
  const { id = toId(name), root = HOUSE } = all;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(id))
    throw new OwnerError(`"${name}" makes no id of a to z and 0 to 9: nothing was changed. Say one: --id night-shift.`);
  const file = addEntry(root, kind, id, describe(kind, id, all));
  const next = 'pnpm vitest run --project content says what it still lacks.';
  return { changed: root, said: `${file} is written and in its list. ${next}` };
});
