import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { HOUSE } from './owner-command.ts';
import { PORTFOLIO } from './portfolio-files.ts';
import { useRoot } from './testing/use-root.ts';

const RESUMES = join(HOUSE, 'packages/content/fixtures/resumes');

describe('pnpm new-owner --from', { timeout: 60_000 }, () => {
  const root = useRoot();
  const take = (from: string, ...args: readonly string[]) => root.run('new-owner', ['--from', from, '--yes', ...args]);
  const add = (...args: readonly string[]) => root.run('new-entry', args);
  /** Changes a file of the portfolio. */
  const edit = (file: string, from: string | RegExp, to: string): string =>
    root.write(
      join(PORTFOLIO, file),
      (root.readSources()[file] ?? '').replace(from, () => to),
    );

  it.each(readdirSync(RESUMES))('takes %s in one command, and names its defaults and five open questions', (file) => {
    const { status, stdout, stderr } = take(join(RESUMES, file));
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/Taken by default[^]*pronouns: [^]*The site is /u);
    expect(stdout).toMatch(/People will ask[^\n]+\n(?: {2}[^\n]+\?[^\n]+\n){5} {2}and \d+ more: pnpm first-questions/u);
    const { owner, experiences, projects } = root.readPortfolio();
    expect(owner.isSample).toBe(false);
    expect(experiences.length + projects.length).toBeGreaterThan(2);
    expect(Object.values(root.readSources()).join('\n')).not.toMatch(
      /Omar|Linden|Acme|Placeholder Labs|Example Freight|Lorem|Heron|Night Shift|on duty|mango db|@example\.com/u,
    );
  });

  it('reads the standard input, a zip archive, a folder, and a picture next to the file', async () => {
    const drawn = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a63' } })
      .jpeg()
      .toBuffer();
    const resume = JSON.stringify({ basics: { name: 'Bo Aas', email: 'bo@aas.example', image: 'me.jpg' }, work: [] });
    const profile = 'First Name,Last Name,Headline\nAna,Lopez,Engineer\n';
    mkdirSync(root.at('export'));
    root.write('export/Profile.csv', profile);
    root.write('export/Reactions.csv', 'Date,Type\n\u0001\0,LIKE\n');
    root.write('me.jpg', drawn);
    for (const [from, name, input] of [
      ['-', 'Bo Aas', resume],
      [root.at('export'), 'Ana Lopez', undefined],
      [root.write('export.zip', zipSync({ 'a/Profile.csv': strToU8(profile) })), 'Ana Lopez', undefined],
      [root.write('resume.json', resume), 'Bo Aas', undefined],
    ] as const) {
      const args = ['--from', from, '--yes', '--force'];
      expect(root.run('new-owner', args, input)).toMatchObject({ status: 0, stderr: '' });
      expect(root.readPortfolio().owner.name).toBe(name);
    }
    expect(root.readPortfolio().owner.photo).toBe('/photo.jpg');
  });

  it.each([
    ['Ola_Nord.json', [], /name: Ola Nord \(the name of the file or folder; --name "…" is surer\)/u, 'Ola'],
    ['cv.json', [], /name: Your Name \(the file holds no name; --name "…" is surer\)/u, 'Your Name'],
    ['cv.json', ['--name', 'Siv Dal'], /The site is Siv Dal's/u, 'Siv'],
  ])('names its guess of a missing name: %s %j', (name, flags, says, firstName) => {
    expect(take(root.write(name, '{"work": [{"name": "Rope"}]}'), ...flags).stdout).toMatch(says);
    expect(root.readPortfolio().owner.firstName).toBe(firstName);
  });

  it('changes nothing when the file or an answer is invalid', () => {
    const before = root.readSources();
    const architect = join(RESUMES, 'architect.json');
    for (const [args, why] of [
      [['--from', root.at('none.json')], /There is no .*none\.json: nothing was changed/u],
      [['--from', root.write('broken.json', '{"basics": {'), '--yes'], /neither JSON nor YAML/u],
      [['--from', root.write('empty.json', ''), '--yes'], /^empty\.json is empty\. Name another file/u],
      [['--from', architect, '--yes', '--email', 'wes'], /Nothing was changed\.\n"wes" is no mail address/u],
      [['--from', architect, '--yes', '--linkedin', 'https://github.com/wes'], /is no address on LinkedIn/u],
      [
        ['--name', 'Ana', '--pronouns', 'it', '--email', 'ana', '--site', 'ana.org'],
        /Nothing was changed\.[^]*role is empty[^]*"it" is none of the pronouns[^]*"ana" is no mail/u,
      ],
    ] as const) {
      const { status, stderr } = root.run('new-owner', args);
      expect([status, stderr]).toEqual([1, expect.stringMatching(why)]);
    }
    expect(root.readSources()).toEqual(before);
    expect(readdirSync(root.at('packages/content/src')).filter((name) => name.startsWith('.portfolio'))).toEqual([]);
  });

  it('writes over files that cannot be loaded', () => {
    const broken = 'export const stack = [Switch, Public];';
    edit('stack.ts', /^[^]*$/u, broken);
    expect(take(join(RESUMES, 'architect.json'))).toMatchObject({ status: 0 });
    edit('stack.ts', /^[^]*$/u, broken);
    expect(add('project', '--title', 'Switch')).toMatchObject({ status: 0, stderr: '' });
    expect(add('tool', '--name', 'Switch').stderr).toMatch(/^stack\.ts cannot be loaded: [^]*Nothing was changed/u);
    edit('owner.ts', /^[^]*$/u, 'export const owner = {');
    const again = join(RESUMES, 'two-posts.json');
    expect(take(again).stderr).toMatch(/^owner\.ts cannot be loaded: .*nothing was changed\. --force/u);
    expect(take(again, '--force')).toMatchObject({ status: 0, stderr: '' });
  });

  it('asks before it removes a comment or code of the owner, and keeps the head of the file', () => {
    const sample = "import { stack as sample } from '../../fixtures/sample/stack.ts';\n// Mine.";
    edit('stack.ts', /^[^]*\]/u, `${sample}\nexport const stack = [...sample]`);
    expect(add('tool', '--name', 'Public')).toMatchObject({ status: 0 });
    expect(root.readSources()['stack.ts']).toMatch(/^\/\/ Mine\.\nexport const stack = \[\s*\{/u);
    edit('stack.ts', 'stack = [', 'stack = [\n  // The first https://one.example');
    const commented = root.readSources();
    expect(add('tool', '--name', 'Delete').stderr).toBe(
      'stack.ts holds comments or code. Add the entry there by hand; --rewrite removes them.\nNothing was changed.\n',
    );
    expect(root.readSources()).toEqual(commented);
    expect(add('tool', '--name', 'Delete', '--rewrite')).toMatchObject({ status: 0 });
    expect(root.readSources()['stack.ts']).not.toContain('The first');
    expect(root.readPortfolio().stack.slice(-2)).toMatchObject([{ id: 'public' }, { id: 'delete' }]);
  });

  it('keeps the order that the owner gave to the list, and adds entries of all kinds', () => {
    take(join(RESUMES, 'architect.json'));
    const reversed = root.readPortfolio().experiences.toReversed();
    edit('experiences.ts', /= \[[^]*\] satisfies/u, `= ${JSON.stringify(reversed)} satisfies`);
    expect(add('experience', '--company', 'New Tide', '--start', '2024')).toMatchObject({ status: 0, stderr: '' });
    const study = ['--area', 'Knots', '--highlights', 'Bowline', '--highlights', 'Clove hitch'];
    expect(add('education', ...study)).toMatchObject({ status: 1, stderr: expect.stringContaining('institution') });
    expect(add('education', '--institution', 'Night School', ...study)).toMatchObject({ status: 0 });
    expect(add('profile', '--network', 'GitLab', '--url', 'https://gitlab.example/wes')).toMatchObject({ status: 0 });
    expect(add('award', '--title', 'Cup', '--date', 'last year').stderr).toContain(
      '"last year" is no month like 2021-09',
    );
    const after = root.readPortfolio();
    expect(after.experiences.map(({ id }) => id).filter((id) => id !== 'new-tide')).toEqual(
      reversed.map(({ id }) => id),
    );
    expect(after.education?.at(-1)?.highlights).toEqual(['Bowline', 'Clove hitch']);
    expect(after.owner.profiles?.at(-1)?.network).toBe('GitLab');
    expect(after.awards).toBeUndefined();
  });
});
