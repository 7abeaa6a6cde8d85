import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { ENV, toLine, useRoot } from './testing/use-root.ts';

describe('answers piped into the commands', { timeout: 60_000 }, () => {
  const root = useRoot();
  const pipe = (input: string, command: string, ...args: readonly string[]) => root.run(command, args, input);
  const RESUME = JSON.stringify({ basics: { name: 'Bo Aas', label: 'Baker' }, work: [{ name: 'Mill' }] });
  const writeResume = (): string => root.write('resume.json', RESUME);

  it('answer the questions in their order; missing lines at the end are empty', () => {
    const answers = 'Ana Horvat\n\nDr\nEngineer\nshe\n6+\nZagreb\n\nana@horvat.example\n';
    expect(pipe(answers, 'new-owner')).toMatchObject({ status: 0, stderr: '' });
    expect(root.readPortfolio().owner).toMatchObject({
      name: 'Ana Horvat',
      firstName: 'Ana',
      honorific: 'Dr',
      email: 'ana@horvat.example',
      location: 'Zagreb',
      siteUrl: '',
    });
  });

  it('answer only what the file and the flags lack, and are repeated with their questions', () => {
    const { status, stdout } = pipe('they\nbo@aas.example\n', 'new-owner', '--from', writeResume());
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/^Pronouns: .*: they\nMail address.*: bo@aas\.example\n/u),
    ]);
    expect(root.readPortfolio().owner).toMatchObject({ name: 'Bo Aas', email: 'bo@aas.example' });
  });

  it.each([
    ['education', 'Night School\n\nKnots\nlast year\n', 'is no month like 2021-09'],
    ['education', 'Night School\n\nKnots\n1999\n1998\n', 'end is before the start'],
    ['tool', 'Docker\n', 'an entry "docker" already'],
  ])('are checked at once: a new %s stops after %j', (kind, answers, why) => {
    expect(pipe(answers, 'new-entry', kind)).toMatchObject({ status: 1, stderr: expect.stringContaining(why) });
  });

  it.each([
    [
      'they\nbo\n',
      'The piped answer to "Mail address, shown on the site (me@example.com; empty: none)" is wrong: "bo" is no mail',
    ],
    [
      '\n',
      'The piped answer to "Pronouns: he, she, they, we (several people) or none" is wrong: "" is none of the pronouns',
    ],
  ])('stop with the question and change nothing after %j', (input, why) => {
    const before = root.readSources();
    const { status, stderr } = pipe(input, 'new-owner', '--from', writeResume());
    expect([status, stderr]).toEqual([1, expect.stringContaining(why)]);
    expect(stderr).toMatch(/nothing was changed/iu);
    expect(root.readSources()).toEqual(before);
  });

  it('fill the lists of a new entry, a line each', () => {
    const answers = 'Night School\n\nKnots\n1999\n2001\n\n\n\nBowline\nClove hitch\n\n';
    expect(pipe(answers, 'new-entry', 'education')).toMatchObject({ status: 0, stderr: '' });
    expect(root.readPortfolio().education?.at(-1)).toMatchObject({
      institution: 'Night School',
      area: 'Knots',
      highlights: ['Bowline', 'Clove hitch'],
    });
  });

  it('are not waited for when the input stays open and silent', async () => {
    const command = spawn(process.execPath, toLine(root.at(), 'new-owner', ['--from', writeResume()]), { env: ENV });
    let printed = '';
    command.stdout.on('data', (part) => (printed += String(part)));
    const [code] = await once(command, 'close');
    expect([code, printed]).toEqual([0, expect.stringContaining('a mail address: the file has none')]);
  });
});
