import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFaults } from '@asad/content';
import { deriveKnowledge, deriveSuggestions } from '@asad/guide/derive';
import { HOUSE } from './owner-command.ts';
import { toId } from './to-id.ts';
import { useRoot } from './testing/use-root.ts';

const OWNER = Object.entries({
  name: 'Ana Horvat',
  pronouns: 'she',
  role: 'Embedded engineer',
  years: '6+',
  location: 'Zagreb, Croatia',
  'time-zone': 'UTC+1, +2 in summer',
  email: 'ana@example.org',
  site: 'https://ana.example.org/',
}).flatMap(([flag, value]) => [`--${flag}`, value]);

const listWords = (line: string): readonly string[] =>
  (line.match(/"[^"]*"|\S+/gu) ?? []).map((word) => word.replaceAll('"', ''));

describe('a new owner, by the README', { timeout: 120_000 }, () => {
  const root = useRoot(beforeAll, afterAll);
  const run = (script: string, ...args: readonly string[]) => root.run(script, args);
  const add = (entry: string) => run('new-entry', ...listWords(entry));
  async function buildSite(): Promise<{ readonly hero: { readonly inSight: string } }> {
    const web = await import(join(HOUSE, 'apps/web/src/site/build-site.ts'));
    return web.buildSite(root.readPortfolio());
  }

  it('gets the list of flags with --help and after an unknown flag', () => {
    expect(run('new-owner', '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--time-zone') });
    expect(run('new-entry', '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('pnpm new tool') });
    for (const [command, args, fault] of [
      ['new-entry', ['gizmo'], /^"gizmo" is no kind of entry\.\npnpm new/u],
      ['first-questions', [], /Unknown option '--root'/u],
      ['new-owner', ['--nam', 'Ana'], /'--nam'[^]*--name/u],
      ['new-entry', ['project', '--titel', 'Čvor'], /'--titel'[^]*--title/u],
    ] as const)
      expect(run(command, ...args)).toMatchObject({ status: 1, stderr: expect.stringMatching(fault) });
  });

  it('gets the next step where the system refuses a file, as a link to nowhere', () => {
    const folder = mkdtempSync(join(tmpdir(), 'asad-resume-'));
    symlinkSync(join(folder, 'gone'), join(folder, 'resume.json'));
    const stderr = expect.stringMatching(/^ENOENT[^]*resume\.json[^]*then run the command again/u);
    expect(run('new-owner', '--yes', '--from', folder)).toMatchObject({ status: 1, stderr });
    rmSync(folder, { recursive: true });
  });

  it('gets an empty site, which the command refuses to empty a second time', async () => {
    expect(run('new-owner', ...OWNER)).toMatchObject({ status: 0, stderr: '' });
    const portfolio = root.readPortfolio();
    expect(portfolio.owner).toMatchObject({ name: 'Ana Horvat', siteUrl: 'https://ana.example.org', isSample: false });
    expect(findFaults(portfolio)).toEqual([]);
    expect((await buildSite()).hero.inSight).toBe('Zagreb, Croatia (UTC+1, +2 in summer)');
    const again = { status: 1, stderr: expect.stringContaining('nothing was changed. --force') };
    expect(run('new-owner', ...OWNER)).toMatchObject(again);
  });

  it('adds projects, jobs and tools without a fault', async () => {
    const entries = [
      `project --title Čvor --subtitle "Gateway for meters" --story "Meters were read by hand. It reads them."
        --impact "It reads 400 meters a night." --tags "C, Zephyr"`,
      `experience --company "Mala Elektronika" --role "Firmware engineer" --start 2019-02 --end 2022-01
        --summary "Wrote the firmware of heat meters." --stack C --location Zagreb`,
      `experience --company "Rijeka Labs" --role Engineer --start 2022-02 --location Remote
        --summary "Builds gateways." --stack "C, Zephyr" --problem "Radio links dropped."`,
      `experience --company "Stara Radiona" --role Intern --start 2017-06 --end 2018-12 --location Remote
        --summary Learned.`,
      `tool --name Zephyr --role "An operating system for small chips." --metric "12 boards"
        --dont-use-if "one loop is enough."`,
    ];
    for (const entry of entries) expect(add(entry)).toMatchObject({ status: 0, stderr: '' });
    const portfolio = root.readPortfolio();
    expect(findFaults(portfolio)).toEqual([]);
    expect(portfolio.projects).toMatchObject([
      { id: 'cvor', impact: 'It reads 400 meters a night.', tags: ['C', 'Zephyr'] },
    ]);
    const derived = [deriveKnowledge(portfolio), await buildSite(), deriveSuggestions(portfolio)];
    expect(JSON.stringify(derived)).not.toMatch(/Omar|Heron|Acme|Lisbon|Placeholder Labs/u);
  });

  it('gets the missing fields of an entry', () => {
    expect(run('new-entry', 'project', '--title', '!!!').stderr).toContain('makes no id of a to z');
    expect(run('new-entry', 'project', '--title', 'Bura')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('It still lacks:\nprojects.ts: bura: story is empty'),
    });
    expect(run('new-entry', 'project', '--title', 'Jugovina', '--thumbnail', 'x.png')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('thumbnail is no path like /works/heron.webp: nothing was changed'),
    });
    const job = 'experience --company Jugo --role Engineer --start 2016-01 --end 2016-12 --summary Tested.';
    expect(add(job)).toMatchObject({ status: 0 });
    const sorted = ['rijeka-labs', 'mala-elektronika', 'stara-radiona', 'jugo'];
    expect(root.readPortfolio().experiences.map(({ id }) => id)).toEqual(sorted);
  });
});

it('makes ids from titles', () => {
  expect(['Night Shift', 'C++', 'Čvor', '3D Tour'].map(toId)).toEqual(['night-shift', 'cplusplus', 'cvor', '3d-tour']);
});
