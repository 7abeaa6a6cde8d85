import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toId } from './to-id.ts';
import { PORTFOLIO } from './portfolio-files.ts';
import { evaluate, HOUSE as house, makeRoot, runCommand } from './testing/make-root.ts';

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
  let root = '';
  const run = (script: string, ...args: readonly string[]) => runCommand(root, script, args);
  const evaluateOn = (expression: string): unknown => {
    const derive = JSON.stringify(join(house, 'packages/guide/src/derive/index.ts'));
    const pageWords = JSON.stringify(join(house, 'apps/web/src/site/build-site.ts'));
    const program = `const content = await import(${JSON.stringify(`${root}/packages/content/src/index.ts`)});
      const { deriveKnowledge, deriveSuggestions } = await import(${derive});
      const { buildSite } = await import(${pageWords});
      const [knowledge, site] = [deriveKnowledge(content.portfolio), buildSite(content.portfolio)];
      console.log(JSON.stringify(${expression}))`;
    return evaluate(program);
  };

  beforeAll(() => {
    root = makeRoot();
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('gets the fault of an invalid answer, and loses no data', () => {
    const before = readFileSync(join(root, PORTFOLIO, 'owner.ts'), 'utf8');
    const { status, stderr } = run('new-owner', ...listWords('--name Ana --pronouns it --email ana --site ana.org'));
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /Nothing was changed\.[^]*role is empty[^]*"it" is none of the pronouns[^]*"ana" is no mail/u,
    );
    expect(readFileSync(join(root, PORTFOLIO, 'owner.ts'), 'utf8')).toBe(before);
  });

  it('gets the list of flags with --help and after an unknown flag', () => {
    expect(run('new-owner', '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--time-zone') });
    expect(run('new-entry', '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('pnpm new tool') });
    expect(run('new-entry', 'gizmo')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^"gizmo" is no kind of entry\.\npnpm new/u),
    });
    expect(run('first-questions')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("Unknown option '--root'"),
    });
    expect(run('new-owner', '--nam', 'Ana').stderr).toMatch(/'--nam'[^]*--name/u);
    expect(run('new-entry', 'project', '--titel', 'Čvor').stderr).toMatch(/'--titel'[^]*--title/u);
  });

  it('gets an empty site', () => {
    expect(run('new-owner', ...OWNER)).toMatchObject({ status: 0, stderr: '' });
    expect(evaluateOn('content.portfolio.owner')).toMatchObject({
      name: 'Ana Horvat',
      siteUrl: 'https://ana.example.org',
      isSample: false,
    });
    expect(evaluateOn('[content.findFaults(content.portfolio), site.hero.inSight]')).toEqual([
      [],
      'Zagreb, Croatia (UTC+1, +2 in summer)',
    ]);
  });

  it('refuses to empty the site a second time', () => {
    const { status, stderr } = run('new-owner', ...OWNER);
    expect(status).toBe(1);
    expect(stderr).toContain('nothing was changed. --force');
  });

  it('adds projects, jobs and tools without a fault', () => {
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
    for (const entry of entries) expect(run('new-entry', ...listWords(entry))).toMatchObject({ status: 0, stderr: '' });
    expect(evaluateOn('content.findFaults(content.portfolio)')).toEqual([]);
    expect(evaluateOn('content.portfolio.projects')).toMatchObject([
      { id: 'cvor', impact: 'It reads 400 meters a night.', tags: ['C', 'Zephyr'] },
    ]);
    expect(evaluateOn('JSON.stringify([knowledge, site, deriveSuggestions(content.portfolio)])')).not.toMatch(
      /Omar|Heron|Acme|Lisbon|Placeholder Labs/u,
    );
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
    const job = '--company Jugo --role Engineer --start 2016-01 --end 2016-12 --summary Tested.';
    expect(run('new-entry', 'experience', ...listWords(job))).toMatchObject({ status: 0 });
    expect(evaluateOn('content.portfolio.experiences.map(({ id }) => id)')).toEqual([
      'rijeka-labs',
      'mala-elektronika',
      'stara-radiona',
      'jugo',
    ]);
  });
});

it('makes ids from titles', () => {
  expect(['Night Shift', 'C++', 'Čvor', '3D Tour'].map(toId)).toEqual(['night-shift', 'cplusplus', 'cvor', '3d-tour']);
});
