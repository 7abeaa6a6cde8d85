/** Adds an entry by questions or flags. */
import { parseArgs } from 'node:util';
import { toId } from './to-id.ts';
import { pickColours } from './to-portfolio/pick-colours.ts';
import { address, date, dateAfterStart, filled, optional, type Answers, type Check } from './checks.ts';
import { askAll, canAsk, HOUSE, OwnerError, runOwnerCommand, type Question } from './owner-command.ts';
import { addEntry, findIdFault, isList, PORTFOLIO, readPart, type Place } from './portfolio-files.ts';

interface Row {
  readonly question: string;
  readonly field?: string;
  readonly check?: Check;
  /** `names`: comma-separated on the command line; `lines`: one flag per line. */
  readonly list?: 'names' | 'lines';
  /** An empty field is omitted. */
  readonly isOptional?: true;
}
type Rows = Readonly<Record<string, Row>>;

const start: Row = {
  question: 'Since when (2021-09 or 2021; empty: not known)',
  check: optional(date),
  isOptional: true,
};
const end: Row = {
  question: 'Until when (2025-09 or 2025; empty: until today)',
  check: optional(dateAfterStart),
  isOptional: true,
};
const day: Row = {
  question: 'When (2021-09 or 2021; empty: not known)',
  field: 'date',
  check: optional(date),
  isOptional: true,
};
const url: Row = { question: 'Address (https://…; empty: none)', check: optional(address), isOptional: true };
const summary: Row = { question: 'What it was, in a sentence (empty: nothing)', isOptional: true };
const place: Row = {
  question: 'Where (Lisbon, Portugal; or Remote; empty: not known)',
  field: 'location',
  isOptional: true,
};
const site: Row = { ...url, question: 'Address of it (https://…; empty: none)' };
const repo: Row = { ...url, question: 'Address of its code (https://…; empty: none)' };
const name = (what: string): Row => ({ question: what, check: filled('A name', 'it is what the entry is called') });
const highlights: Row = { question: 'What came of it, a sentence each.', list: 'lines', isOptional: true };

interface Kind {
  readonly to: Place;
  readonly rows: Rows;
}
const KINDS: Readonly<Record<string, Kind>> = {
  project: {
    to: 'projects',
    rows: {
      title: name('Its name'),
      subtitle: { question: 'What kind of thing it is, in two to four words' },
      story: { question: 'What it was for and how it works, in two or three sentences' },
      impact: { question: 'What came of it, in one sentence' },
      highlights,
      tags: { question: 'What it is made with.', list: 'names' },
      role: { question: 'Your part in it (empty: all of it)', isOptional: true },
      start,
      end,
      site,
      repo,
      thumbnail: { question: 'Picture (/works/heron.webp; empty: none)', isOptional: true },
      alt: { question: 'What the picture shows (empty: no picture)', field: 'thumbnailAlt' },
      problem: { question: 'The problem (empty: no such section)', isOptional: true },
      approach: { question: 'The approach (empty: no such section)', isOptional: true },
      results: { question: 'The results (empty: no such section)', isOptional: true },
      owned: { question: 'What you owned, a part each.', field: 'whatIOwned', list: 'lines', isOptional: true },
    },
  },
  experience: {
    to: 'experiences',
    rows: {
      company: name('The employer'),
      role: { question: 'What you were there' },
      kind: {
        question: 'Kind (own-company, freelance, internship, volunteering; empty: employment)',
        check: optional((answer) =>
          ['employment', 'own-company', 'freelance', 'internship', 'volunteering'].includes(answer)
            ? undefined
            : `"${answer}" is no such kind.`,
        ),
        isOptional: true,
      },
      location: { question: 'Where (Lisbon, Portugal; or Remote)' },
      start: { question: start.question, check: optional(date) },
      end,
      summary: { question: 'What was done there, in one sentence' },
      impacts: { question: 'What came of it, a sentence each.', list: 'lines' },
      stack: { question: 'What you worked with.', list: 'names' },
      problem: { question: 'The problem (empty: no such section)' },
      approach: { question: 'The approach (empty: no such section)' },
      results: { question: 'The results (empty: no such section)' },
      owned: { question: 'What you owned, a part each.', field: 'whatIOwned', list: 'lines' },
      site,
      repo,
    },
  },
  tool: {
    to: 'stack',
    rows: {
      name: name('Its name'),
      role: { question: 'What you use it for' },
      metric: { question: 'A figure of it (12 boards; empty: none)' },
      'dont-use-if': {
        question: 'It goes on from "Don’t use if..." and ends with a full stop (empty: no note)',
        field: 'dontUseIf',
      },
      parts: { question: 'Tags of entries that are part of it; none: its name.', list: 'names', isOptional: true },
    },
  },
  education: {
    to: 'education',
    rows: {
      institution: name('The school'),
      degree: { question: 'The degree (empty: none)' },
      area: { question: 'What you studied' },
      start,
      end,
      location: place,
      score: { question: 'The grade (empty: none)', isOptional: true },
      courses: { question: 'Courses.', list: 'lines', isOptional: true },
      highlights,
      url,
    },
  },
  publication: {
    to: 'publications',
    rows: {
      title: name('Its title'),
      publisher: { question: 'Where it appeared', isOptional: true },
      date: day,
      url,
      summary,
    },
  },
  award: {
    to: 'awards',
    rows: { title: name('Its name'), awarder: { question: 'Who gave it', isOptional: true }, date: day, url, summary },
  },
  certificate: {
    to: 'certificates',
    rows: { name: name('Its name'), issuer: { question: 'Who issued it', isOptional: true }, date: day, url, summary },
  },
  language: {
    to: 'languages',
    rows: {
      name: name('The language'),
      level: { question: 'How well (Native, C1 …; empty: not said)', isOptional: true },
    },
  },
  volunteering: {
    to: 'volunteering',
    rows: {
      organization: name('The organisation'),
      role: { question: 'What you did there' },
      start,
      end,
      location: place,
      summary: { question: 'What it was, in a sentence' },
      highlights,
      url,
    },
  },
  interest: {
    to: 'interests',
    rows: { name: name('The interest'), keywords: { question: 'More exactly.', list: 'lines', isOptional: true } },
  },
  reference: {
    to: 'references',
    rows: {
      name: name('Who speaks for you'),
      relation: { question: 'Who that is (Fleet manager)', isOptional: true },
      text: { question: 'In which words (empty: none)', isOptional: true },
    },
  },
  profile: {
    to: 'profiles',
    rows: {
      network: name('The network (GitHub, Mastodon …)'),
      url: { ...url, question: 'Address (https://…)', check: address },
    },
  },
};

const USAGE = Object.entries(KINDS)
  .map(
    ([kind, { rows }]) =>
      `pnpm new ${kind} ${Object.entries(rows)
        .map(([flag, { list }]) => `--${flag} …${list === 'lines' ? ' (again for each)' : ''}`)
        .join(' ')}`,
  )
  .join('\n')
  .concat('\n--rewrite writes a file that holds comments or code, and removes them.');

/** Throws on the first invalid answer. */
function readFields(rows: Rows, answers: Answers): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const links: Record<string, string> = {};
  for (const [flag, { field = flag, check, list, isOptional }] of Object.entries(rows)) {
    const lines = (answers[flag] ?? []).map((answer) => answer.trim()).filter(Boolean);
    const fault = check?.(lines[0] ?? '', answers);
    if (fault !== undefined) throw new OwnerError(`${fault.replace(/\.$/u, '')}: nothing was changed.`);
    const value =
      list === 'names'
        ? lines.flatMap((line) => line.split(/\s*,\s*/u)).filter(Boolean)
        : list === 'lines'
          ? lines
          : (lines[0] ?? '');
    if (flag === 'site' || flag === 'repo') {
      if (lines[0]) links[flag] = lines[0];
    } else if (!isOptional || value.length > 0) fields[field] = value;
  }
  return Object.keys(links).length > 0 ? { ...fields, links } : fields;
}

/** These fields follow from the id, or wait for the owner. */
const besides = (id: string): Readonly<Partial<Record<Place, object>>> => ({
  projects: { id, colours: pickColours(id) },
  experiences: { id, metrics: [], media: [], links: {}, tags: [] },
  stack: { id, icon: id },
});

async function mayRewrite(file: string): Promise<boolean> {
  if (!(await canAsk())) return false;
  const message = `${PORTFOLIO}/${file} holds comments or code, which this command cannot keep. Write it without them? (yes, no)`;
  const findFault: Check = (answer) => (/^(?:yes|no)$/u.test(answer) ? undefined : 'Answer yes or no.');
  return (await askAll({ rewrite: { message, findFault } }))['rewrite']?.[0] === 'yes';
}

await runOwnerCommand(USAGE, async () => {
  const names = [...new Set([...Object.values(KINDS).flatMap(({ rows }) => Object.keys(rows)), 'id', 'root'])];
  const options = Object.fromEntries(names.map((flag) => [flag, { type: 'string', multiple: true } as const]));
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...options, rewrite: { type: 'boolean' } },
  });
  const kind = KINDS[positionals[0] ?? ''];
  if (kind === undefined || positionals.length > 1) {
    const asked = positionals.length > 0 ? `"${positionals.join(' ')}" is no kind of entry.` : 'Which kind of entry?';
    throw new OwnerError(`${asked}\n${USAGE}`);
  }
  const { rewrite, ...texts } = values;
  const { id: [givenId] = [], root: [root = HOUSE] = [], ...flags } = texts as Answers;
  const { to } = kind;
  const entries = isList(to) ? ((await readPart(root, to)) as readonly { readonly id: string }[]) : undefined;
  /** Reject a taken name at its question. */
  const findTaken: Check = (answer) => (entries && answer !== '' ? findIdFault(entries, toId(answer)) : undefined);
  const questions = Object.fromEntries(
    Object.entries(kind.rows).map(([flag, { question, check, list }], at): [string, Question] => [
      flag,
      {
        message: question,
        findFault: (answer, before) => check?.(answer, before) ?? (at === 0 ? findTaken(answer) : undefined),
        ...(list && { isList: true }),
      },
    ]),
  );
  const answers: Answers = Object.keys(flags).length > 0 || !(await canAsk()) ? flags : await askAll(questions);
  const fields = readFields(kind.rows, answers);
  const entryName = (answers['title'] ?? answers['company'] ?? answers['name'] ?? [])[0] ?? '';
  const id = givenId ?? toId(entryName);
  const fault = entries && findIdFault(entries, id);
  if (fault !== undefined) throw new OwnerError(`${fault} Nothing was changed.`);
  const entry = { ...besides(id)[to], ...fields };
  const { file, lacks } = await addEntry(root, to, entry, async (part) => rewrite === true || mayRewrite(part));
  return [`${file} holds it now.`, ...(lacks.length > 0 ? ['It still lacks:', ...lacks] : [])].join('\n');
});
