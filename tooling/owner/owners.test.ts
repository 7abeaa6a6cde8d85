import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const house = join(import.meta.dirname, '../..');

/** Each question is a separate call. */
function ask(condition: string, questions: readonly string[]): readonly string[] {
  const { stdout, status, stderr } = spawnSync(process.execPath, [join(house, 'apps/web/ask/ask.ts'), '--json'], {
    input: questions.map((question) => `${question}\n/new\n`).join(''),
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: `--conditions=${condition}` },
  });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { sentences: readonly string[] }).sentences.join(' '))
    .filter((_, index) => index % 2 === 0);
}

it('exits without an error when the reader closes the pipe', async () => {
  const program = spawn(process.execPath, [join(house, 'apps/web/ask/ask.ts'), '--json']);
  let complaint = '';
  program.stderr.on('data', (part) => (complaint += String(part)));
  program.stdin.write('Who is he?\n');
  await once(program.stdout, 'data');
  program.stdout.destroy();
  program.stdin.end('What has he built?\n');
  expect(await once(program, 'close')).toEqual([0, null]);
  expect(complaint).toBe('');
});

it.each([
  ['--jsn', 1, "Unknown option '--jsn'"],
  ['hello', 1, "Unexpected argument 'hello'"],
  ['--voice=owl', 1, "'owl' is no voice"],
  ['--help', 0, 'pnpm ask [--json | --explain] [--voice guide|model]'],
])('pnpm ask %s exits with %i and says "%s"', (flag, code, words) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(house, 'apps/web/ask/ask.ts'), flag], {
    input: '',
    encoding: 'utf8',
  });
  expect([status, code === 0 ? stdout : stderr]).toEqual([code, expect.stringContaining(words)]);
});

/** The answers of another owner's fields are graded with the model; these need all of ASAD. */
const zoe: Readonly<Record<string, string>> = {
  'What has Zoë built?': 'Lodestar, Ebb and Schiffsglockenspiel',
  'who is she': 'embedded engineer, works from Hobart',
  'was the job at Kelp remote?': 'The job at Kelp Robotics was remote',
  'how does Lodestar work': "ferroelectric memory.*In Zoë's words: I wrote the firmware",
  'where did she use C++': 'Lodestar and Schiffsglockenspiel.*Kelp Robotics and Nordic Buoys',
  'how much does she charge': 'not written',
  'can I book a meeting': 'no calendar on this site',
  'what time zone is she in': 'UTC plus 10',
  'Are there gaps in her career?': 'ten months between Harbour Board of Oslo and Kelp Robotics',
  'which was her longest job': 'Southern Instruments',
  'what was her first job': 'Satō School of Fine Mechanics',
  'what did she do in 2017': 'Nordic Buoys',
  'what did she do in 2010': 'Nothing of that year is written here; the first job began in February 2014',
  'what did she do in 2031': 'Since March 2022 Zoë has worked at Southern Instruments',
  'Has she worked with n8n?': 'not written among the tools',
  'why did she leave Nordic Buoys': 'not written here',
  'is any of this made up': 'was written by Zoë',
};

const studio: Readonly<Record<string, string>> = {
  'how many people use Almanac': 'not written here',
  'where have they worked before': 'No jobs of Marrow and Finch',
  'do they use Typst': '^Yes\\. Marrow and Finch work with Typst',
  'when should I not use Typst': 'Word file',
  'what do they cost': 'What Marrow and Finch cost is not written',
  'can I book a call': 'opens the calendar',
  'does the fit check cost anything': 'Whether the fit check costs anything is not written',
  'how do I reach them': 'Write Marrow and Finch an email',
  'do they have a LinkedIn profile': 'not written on this site',
  'who made you': 'Marrow and Finch gave me what I know',
  'what do you keep of this call': 'Marrow and Finch can read it',
};

describe.each([
  ['Zoë, who builds instruments for ships', 'zoe', zoe],
  ['a studio of two', 'studio', studio],
] as const)('plain questions about %s', (_, condition, questions) => {
  const answers = ask(condition, Object.keys(questions));

  it.each(Object.entries(questions).map(([question, expected], index) => [question, expected, answers[index] ?? '']))(
    '%s',
    (question, expected, answer) => {
      expect(answer, question).toMatch(new RegExp(expected, 'u'));
      expect(answer).not.toMatch(/Omar|Heron|Rehearsal|Night Shift|Acme|Placeholder Labs|Lisbon|\bMERN\b/u);
    },
  );
});
