/** `pnpm new project|experience|tool --title …`: a file for one more entry, and its place in the list. */
import { spawnSync } from 'node:child_process';
import { byNode } from '../by-node.ts';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { addEntry, KINDS, OwnerError, PORTFOLIO, toId, toMessage, type Kind } from './portfolio-files.ts';

const text = { type: 'string' } as const;
const FLAGS = {
  project: ['title', 'subtitle', 'story', 'impact', 'tags', 'thumbnail', 'alt'],
  experience: [
    'company',
    'role',
    'location',
    'start',
    'end',
    'summary',
    'impacts',
    'stack',
    'problem',
    'approach',
    'results',
    'owned',
  ],
  tool: ['name', 'role', 'metric', 'dont-use-if', 'parts'],
} as const satisfies Readonly<Record<Kind, readonly string[]>>;
const USAGE = Object.entries(FLAGS)
  .map(([kind, flags]) => `pnpm new ${kind} ${flags.map((flag) => `--${flag} …`).join(' ')}`)
  .join('\n');

type Values = Readonly<Record<string, string | undefined>>;
/** Names are parted by commas, sentences by semicolons. */
const list = (value = '', separator: ',' | ';' = ','): readonly string[] =>
  value
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** Two colours of a project's own, from its name: the first dark, the second light. */
function pickColours(id: string): readonly [string, string] {
  const hue = id.split('').reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return [`hsl(${hue} 55% 22%)`, `hsl(${(hue + 40) % 360} 60% 68%)`];
}

function describe(kind: Kind, id: string, values: Values): object {
  const of = (flag: string): string => values[flag]?.trim() ?? '';
  switch (kind) {
    case 'project':
      return {
        id,
        title: of('title'),
        subtitle: of('subtitle'),
        story: of('story'),
        impact: of('impact'),
        tags: list(values['tags']),
        ...(of('thumbnail') !== '' && { thumbnail: of('thumbnail') }),
        thumbnailAlt: of('alt'),
        colours: pickColours(id),
      };
    case 'experience':
      return {
        id,
        company: of('company'),
        role: of('role'),
        location: of('location'),
        start: of('start'),
        ...(of('end') !== '' && { end: of('end') }),
        summary: of('summary'),
        impacts: list(values['impacts'], ';'),
        metrics: [],
        stack: list(values['stack']),
        media: [],
        links: {},
        tags: [],
        problem: of('problem'),
        approach: of('approach'),
        results: of('results'),
        whatIOwned: list(values['owned'], ';'),
      };
    case 'tool':
      return {
        id,
        name: of('name'),
        role: of('role'),
        metric: of('metric'),
        icon: id,
        dontUseIf: of('dont-use-if'),
        ...(of('parts') !== '' && { parts: list(values['parts']) }),
      };
  }
  return kind satisfies never;
}

try {
  const options = Object.fromEntries([...Object.values(FLAGS).flat(), 'id', 'root'].map((flag) => [flag, text]));
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const kind = (Object.keys(KINDS) as Kind[]).find((known) => known === positionals[0]);
  if (kind === undefined || positionals.length > 1) throw new OwnerError(`Which kind of entry?\n${USAGE}`);
  const all: Record<string, string | undefined> = { ...values };
  if (process.stdin.isTTY && Object.keys(values).length === 0) {
    const ask = createInterface({ input: process.stdin, output: process.stdout });
    for (const flag of FLAGS[kind]) all[flag] = await ask.question(`${flag}: `);
    ask.close();
  }
  const name = all['title'] ?? all['company'] ?? all['name'] ?? '';
  const id = all['id'] ?? toId(name);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(id))
    throw new OwnerError(`"${name}" makes no id of a to z and 0 to 9: nothing was changed. Say one: --id night-shift.`);
  const root = all['root'] ?? join(import.meta.dirname, '../..');
  const file = addEntry(root, kind, id, describe(kind, id, all));
  const [node, ...oxfmt] = byNode('oxfmt');
  spawnSync(node, [...oxfmt, join(root, PORTFOLIO)]);
  process.stdout.write(
    `${file} is written and in its list. pnpm vitest run --project content says what it still lacks.\n`,
  );
} catch (error) {
  process.stderr.write(`${toMessage(error, USAGE)}\n`);
  process.exitCode = 1;
}
