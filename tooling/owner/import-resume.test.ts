import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PORTFOLIO } from './portfolio-files.ts';
import { readSource } from './read-source.ts';
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

  it('without a name in the file, takes it from the site’s settings, the mail address or the folder', () => {
    const site = join(root, 'ola-nord.github.io');
    mkdirSync(join(site, '_data'), { recursive: true });
    const cv = join(site, '_data/cv.yml');
    const boxes =
      '- { title: Experience, type: time_table, contents: [{ title: Rigger, institution: Rope, year: 2020 }] }';
    const mailBox =
      '- { title: General Information, type: map, contents: [{ name: Email, value: mia.aas@rope.example }] }';
    const take = (from: string, text: string, ...flags: readonly string[]) => {
      writeFileSync(from, text);
      const { status, stdout } = run(undefined, '--from', from, '--yes', '--force', ...flags);
      expect(status).toBe(0);
      return [readInProcess(root).owner, stdout] as const;
    };
    const [byFolder, named] = take(cv, boxes);
    expect([byFolder.name, byFolder.firstName]).toEqual(['Ola Nord', 'Ola']);
    expect(named).toContain('name: Ola Nord (the name of the file or folder; --name "…" is surer)');
    expect(take(cv, `${boxes}\n${mailBox}`)[0].name).toBe('Mia Aas');
    writeFileSync(
      join(site, '_config.yml'),
      'first_name: Liv\nmiddle_name: K.\nlast_name: Berg\nemail: liv@rope.example\ngithub_username: livberg\n',
    );
    const [bySettings, stated] = take(cv, boxes);
    expect(bySettings).toMatchObject({
      name: 'Liv K. Berg',
      firstName: 'Liv',
      email: 'liv@rope.example',
      profiles: [{ network: 'GitHub', url: 'https://github.com/livberg' }],
    });
    expect(stated).not.toContain('name: Liv');
    const [unnamed, said] = take(join(root, 'cv.yml'), boxes);
    expect(unnamed.name).toBe('Your Name');
    expect(said).toContain('name: Your Name (the file holds no name; --name "…" is surer)');
    expect(take(join(root, 'cv.yml'), boxes, '--name', 'Siv Dal')[0].firstName).toBe('Siv');
  });

  it('changes nothing when the file or an answer is invalid', () => {
    const before = listFiles();
    writeFileSync(join(root, 'broken.json'), '{"basics": {');
    for (const [args, why] of [
      [['--from', join(root, 'none.json')], /There is no .*none\.json: nothing was changed/u],
      [['--from', join(root, 'broken.json'), '--yes'], /neither JSON nor YAML/u],
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

  const RESUME = '{"basics": {"name": "Jörg Aas", "email": "bo@aas.example"}, "work": []}';
  it.each<readonly [title: string, file: string, bytes: Uint8Array, why: RegExp]>([
    ['a PDF', 'cv.pdf', Buffer.from('%PDF-1.7 x'), /^cv\.pdf is a PDF: .*Export the résumé as JSON Resume/u],
    ['a PDF with another ending', 'cv.json', Buffer.from('%PDF-1.7 x'), /^cv\.json is a PDF/u],
    ['a Word file', 'cv.doc', Buffer.from('D0CF11E0A1', 'hex'), /^cv\.doc is a Word file/u],
    ['bytes', 'cv.yaml', Buffer.from([7, 0, 0, 9, 1, 2, 0]), /^cv\.yaml holds no text\. Export/u],
    ['an empty file', 'cv.json', Buffer.from(''), /^cv\.json is empty\. Name another file/u],
    [
      'a broken archive',
      'cv.zip',
      Buffer.from('PK\u0003\u0004junk'),
      /^cv\.zip is no zip archive .*Download it again/u,
    ],
    [
      'five megabytes',
      'cv.json',
      Buffer.from(`{"name": "${'y'.repeat(5e6)}"}`),
      /^cv\.json has more than 2 MB\. Take out/u,
    ],
  ])('refuses %s with the reason and the next step, and changes nothing', (_, name, bytes, why) => {
    const before = listFiles();
    writeFileSync(join(root, name), bytes);
    const { status, stderr } = run(undefined, '--from', join(root, name), '--yes');
    expect(status).toBe(1);
    expect(stderr).toMatch(why);
    expect(stderr).toMatch(/nothing was changed/iu);
    expect(listFiles()).toEqual(before);
  });

  it.each<readonly [title: string, bytes: Uint8Array]>([
    ['UTF-8 with a byte order mark and CRLF', Buffer.from(`\uFEFF${RESUME.replace(', ', ',\r\n')}`)],
    ['UTF-16', Buffer.from(`\uFEFF${RESUME}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(RESUME, 'utf16le')],
    ['UTF-16 with the high byte first', Buffer.from(`\uFEFF${RESUME}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(RESUME, 'latin1')],
  ])('reads %s', (_, bytes) => {
    writeFileSync(join(root, 'resume.json'), bytes);
    expect(readSource(join(root, 'resume.json'))[0]?.text.replace('\uFEFF', '').replace('\r\n', ' ')).toBe(RESUME);
  });

  it('reads only the résumé in the folder of a site', () => {
    const site = join(root, 'site');
    mkdirSync(join(site, '_data'), { recursive: true });
    mkdirSync(join(site, 'assets'));
    writeFileSync(join(site, '_data/cv.yml'), RESUME);
    writeFileSync(join(site, 'assets/search.json'), `["${'y'.repeat(3e6)}"]`);
    writeFileSync(join(site, 'assets/stars.csv'), 'Name\nVega\n');
    expect(readSource(site)).toEqual([{ name: '_data/cv.yml', text: RESUME }]);
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
