import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PORTFOLIO } from './portfolio-files.ts';
import { HOUSE, makeRoot, readInProcess, runCommand } from './testing/make-root.ts';

const RESUMES = join(HOUSE, 'packages/content/fixtures/resumes');

describe('pnpm new-owner --from', { timeout: 60_000 }, () => {
  let root = '';
  beforeEach(() => {
    root = makeRoot();
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const run = (input: string | undefined, ...args: readonly string[]) => runCommand(root, 'new-owner', args, input);
  const add = (...args: readonly string[]) => runCommand(root, 'new-entry', args);
  const listFiles = () => readdirSync(join(root, PORTFOLIO), { recursive: true, encoding: 'utf8' }).toSorted();

  it.each(readdirSync(RESUMES))('takes %s in one command, and names its defaults and five open questions', (file) => {
    const { status, stdout, stderr } = run(undefined, '--from', join(RESUMES, file), '--yes');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/Taken by default[^]*pronouns: [^]*The site is /u);
    expect(stdout).toMatch(/People will ask[^\n]+\n(?: {2}[^\n]+\?[^\n]+\n){5} {2}and \d+ more: pnpm first-questions/u);
    const { owner, experiences, projects } = readInProcess(root);
    expect(owner.isSample).toBe(false);
    expect(experiences.length + projects.length).toBeGreaterThan(2);
    const written = listFiles().map((name) => readFileSync(join(root, PORTFOLIO, name), 'utf8'));
    expect(written.join('\n')).not.toMatch(
      /Omar|Linden|Acme|Placeholder Labs|Example Freight|Lorem|Heron|Night Shift|on duty|mango db|@example\.com/u,
    );
  });

  it('reads the standard input, a zip archive, a folder, and a picture next to the file', async () => {
    const drawn = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a63' } })
      .jpeg()
      .toBuffer();
    const resume = JSON.stringify({ basics: { name: 'Bo Aas', email: 'bo@aas.example', image: 'me.jpg' }, work: [] });
    const folder = join(root, 'export');
    mkdirSync(folder);
    writeFileSync(join(folder, 'Profile.csv'), 'First Name,Last Name,Headline\nAna,Lopez,Engineer\n');
    writeFileSync(join(folder, 'Reactions.csv'), 'Date,Type\n\u0001\0,LIKE\n');
    writeFileSync(
      join(root, 'export.zip'),
      zipSync({ 'a/Profile.csv': strToU8(readFileSync(join(folder, 'Profile.csv'), 'utf8')) }),
    );
    writeFileSync(join(root, 'resume.json'), resume);
    writeFileSync(join(root, 'me.jpg'), drawn);
    for (const [from, name, input] of [
      ['-', 'Bo Aas', resume],
      [folder, 'Ana Lopez', undefined],
      [join(root, 'export.zip'), 'Ana Lopez', undefined],
      [join(root, 'resume.json'), 'Bo Aas', undefined],
    ] as const) {
      expect(run(input, '--from', from, '--yes', '--force')).toMatchObject({ status: 0, stderr: '' });
      expect(readInProcess(root).owner.name).toBe(name);
    }
    expect(readInProcess(root).owner.photo).toBe('/photo.jpg');
  });

  it.each([
    ['Ola_Nord.json', [], /name: Ola Nord \(the name of the file or folder; --name "…" is surer\)/u, 'Ola'],
    ['cv.json', [], /name: Your Name \(the file holds no name; --name "…" is surer\)/u, 'Your Name'],
    ['cv.json', ['--name', 'Siv Dal'], /The site is Siv Dal's/u, 'Siv'],
  ])('names its guess of a missing name: %s %j', (name, flags, says, firstName) => {
    writeFileSync(join(root, name), '{"work": [{"name": "Rope"}]}');
    expect(run(undefined, '--from', join(root, name), '--yes', ...flags).stdout).toMatch(says);
    expect(readInProcess(root).owner.firstName).toBe(firstName);
  });

  it('changes nothing when the file or an answer is invalid', () => {
    const before = listFiles();
    writeFileSync(join(root, 'broken.json'), '{"basics": {');
    writeFileSync(join(root, 'empty.json'), '');
    for (const [args, why] of [
      [['--from', join(root, 'none.json')], /There is no .*none\.json: nothing was changed/u],
      [['--from', join(root, 'broken.json'), '--yes'], /neither JSON nor YAML/u],
      [['--from', join(root, 'empty.json'), '--yes'], /^empty\.json is empty\. Name another file/u],
      [
        ['--from', join(RESUMES, 'architect.json'), '--yes', '--email', 'wes'],
        /Nothing was changed\.\n"wes" is no mail address/u,
      ],
      [
        ['--from', join(RESUMES, 'architect.json'), '--yes', '--linkedin', 'https://github.com/wes'],
        /is no address on LinkedIn/u,
      ],
    ] as const) {
      const { status, stderr } = run(undefined, ...args);
      expect(status).toBe(1);
      expect(stderr).toMatch(why);
    }
    expect(listFiles()).toEqual(before);
    expect(readdirSync(join(root, 'packages/content/src')).filter((name) => name.startsWith('.portfolio'))).toEqual([]);
  });

  it('writes over files that cannot be loaded', () => {
    writeFileSync(join(root, PORTFOLIO, 'stack.ts'), 'export const stack = [Switch, Public];');
    expect(run(undefined, '--from', join(RESUMES, 'architect.json'), '--yes')).toMatchObject({ status: 0 });
    writeFileSync(join(root, PORTFOLIO, 'stack.ts'), 'export const stack = [Switch, Public];');
    expect(add('project', '--title', 'Switch')).toMatchObject({ status: 0, stderr: '' });
    expect(add('tool', '--name', 'Switch').stderr).toMatch(/^stack\.ts cannot be loaded: [^]*Nothing was changed/u);
    writeFileSync(join(root, PORTFOLIO, 'owner.ts'), 'export const owner = {');
    const again = [undefined, '--from', join(RESUMES, 'two-posts.json'), '--yes'] as const;
    expect(run(...again).stderr).toMatch(/^owner\.ts cannot be loaded: .*nothing was changed\. --force/u);
    expect(run(...again, '--force')).toMatchObject({ status: 0, stderr: '' });
  });

  it('asks before it removes a comment or code of the owner, and keeps the head of the file', () => {
    const file = join(root, PORTFOLIO, 'stack.ts');
    const edit = (from: string | RegExp, to: string): void =>
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    const spread =
      "import { stack as sample } from '../../fixtures/sample/stack.ts';\n// Mine.\nexport const stack = [...sample]";
    edit(/^[^]*\]/u, spread);
    expect(add('tool', '--name', 'Public')).toMatchObject({ status: 0 });
    expect(readFileSync(file, 'utf8')).toMatch(/^\/\/ Mine\.\nexport const stack = \[\s*\{/u);
    edit('stack = [', 'stack = [\n  // The first https://one.example');
    const commented = readFileSync(file, 'utf8');
    expect(add('tool', '--name', 'Delete').stderr).toBe(
      'stack.ts holds comments or code. Add the entry there by hand; --rewrite removes them.\nNothing was changed.\n',
    );
    expect(readFileSync(file, 'utf8')).toBe(commented);
    expect(add('tool', '--name', 'Delete', '--rewrite')).toMatchObject({ status: 0 });
    expect(readFileSync(file, 'utf8')).not.toContain('The first');
    expect(readInProcess(root).stack.slice(-2)).toMatchObject([{ id: 'public' }, { id: 'delete' }]);
  });

  it('keeps the order that the owner gave to the list, and adds entries of all kinds', () => {
    run(undefined, '--from', join(RESUMES, 'architect.json'), '--yes');
    const list = join(root, PORTFOLIO, 'experiences.ts');
    const jobs = JSON.stringify(readInProcess(root).experiences.toReversed());
    writeFileSync(
      list,
      readFileSync(list, 'utf8').replace(/= \[[^]*\] satisfies/u, () => `= ${jobs} satisfies`),
    );
    const before = readInProcess(root).experiences.map(({ id }) => id);
    cpSync(join(root, PORTFOLIO, 'owner.ts'), join(root, 'owner.ts'));
    expect(add('experience', '--company', 'New Tide', '--start', '2024')).toMatchObject({ status: 0, stderr: '' });
    const study = ['--area', 'Knots', '--highlights', 'Bowline', '--highlights', 'Clove hitch'];
    expect(add('education', ...study)).toMatchObject({ status: 1, stderr: expect.stringContaining('institution') });
    expect(add('education', '--institution', 'Night School', ...study)).toMatchObject({ status: 0 });
    expect(add('profile', '--network', 'GitLab', '--url', 'https://gitlab.example/wes')).toMatchObject({ status: 0 });
    expect(add('award', '--title', 'Cup', '--date', 'last year').stderr).toContain(
      '"last year" is no month like 2021-09',
    );
    const after = readInProcess(root);
    expect(after.experiences.map(({ id }) => id).filter((id) => id !== 'new-tide')).toEqual(before);
    expect(after.education?.at(-1)?.highlights).toEqual(['Bowline', 'Clove hitch']);
    expect(after.owner.profiles?.at(-1)?.network).toBe('GitLab');
    expect(after.awards).toBeUndefined();
  });
});
