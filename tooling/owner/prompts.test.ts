import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PORTFOLIO } from './portfolio-files.ts';
import { makeRoot, readInProcess } from './testing/make-root.ts';

const hasTerminal = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0;
const ENTER = '\r';
const CONTROL_C = '\u0003';
const CONTROL_U = '\u0015';

describe.skipIf(!hasTerminal)('the questions in a terminal', { timeout: 120_000 }, () => {
  let root = '';
  beforeEach(() => {
    root = makeRoot();
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** In a pseudo-terminal; each step waits for a text, then types. */
  async function talk(command: string, steps: readonly (readonly [text: string, keys: string])[]) {
    // Without a size, the prompts wrap after each letter.
    const line = `stty cols 200 rows 60; ${process.execPath} ${join(import.meta.dirname, command)} --root ${root}`;
    const terminal = spawn('script', ['-qec', line, '/dev/null'], {
      env: { ...process.env, NODE_OPTIONS: '', COLUMNS: '200', TERM: 'xterm' },
    });
    let screen = '';
    let read = 0;
    terminal.stdout.on('data', (part: Buffer) => (screen += stripVTControlCharacters(part.toString())));
    const ended = new Promise<number>((resolve) => terminal.once('close', (code) => resolve(code ?? 1)));
    for (const [text, keys] of steps) {
      await expect.poll(() => screen.indexOf(text, read), { message: text, timeout: 20_000 }).toBeGreaterThanOrEqual(0);
      read = screen.indexOf(text, read) + text.length;
      terminal.stdin.write(keys);
    }
    return { status: await ended, screen };
  }

  it('repeats a question after an invalid answer, and keeps the answers before it', async () => {
    const { status } = await talk('new-owner.ts', [
      ['Your full name', `Ana Horvat${ENTER}`],
      ['The name that ASAD says', ENTER],
      ['Before the name', ENTER],
      ['What you are', ENTER],
      ['role is empty', `Engineer${ENTER}`],
      ['Pronouns', `it${ENTER}`],
      ['none of the pronouns', `${CONTROL_U}she${ENTER}`],
      ['Years of experience', ENTER],
      ['Where you work from', `Zagreb${ENTER}`],
      ['Its clock', ENTER],
      ['Mail address', `ana${ENTER}`],
      ['"ana" is no mail address', `@example.org${ENTER}`],
      ['Phone number', ENTER],
      ['Address of the site', ENTER],
      ['Page for booking', ENTER],
      ['LinkedIn', `https://github.com/ana${ENTER}`],
      ['is no address on LinkedIn', `${CONTROL_U}${ENTER}`],
    ]);
    expect(status).toBe(0);
    expect(readInProcess(root).owner).toMatchObject({
      name: 'Ana Horvat',
      firstName: 'Ana',
      role: 'Engineer',
      pronouns: 'she',
      email: 'ana@example.org',
      location: 'Zagreb',
    });
  });

  it('asks only for what the file lacks, and changes nothing after Control-C', async () => {
    const before = readFileSync(join(root, PORTFOLIO, 'owner.ts'), 'utf8');
    const file = join(root, 'resume.json');
    writeFileSync(file, JSON.stringify({ basics: { name: 'Bo Aas', label: 'Baker' }, work: [{ name: 'Mill' }] }));
    const stopped = await talk(`new-owner.ts --from ${file}`, [['Pronouns', CONTROL_C]]);
    expect([stopped.status, stopped.screen]).toEqual([1, expect.stringContaining('nothing was changed')]);
    expect(readFileSync(join(root, PORTFOLIO, 'owner.ts'), 'utf8')).toBe(before);
    const { status, screen } = await talk(`new-owner.ts --from ${file}`, [
      ['Pronouns', `they${ENTER}`],
      ['Mail address', `bo@aas.example${ENTER}`],
    ]);
    expect([status, screen.includes('full name')]).toEqual([0, false]);
    expect(readInProcess(root).owner).toMatchObject({ name: 'Bo Aas', role: 'Baker', email: 'bo@aas.example' });
  });

  it('takes lists line by line, and a date again after "last year" or one before the start', async () => {
    const { status } = await talk('new-entry.ts education', [
      ['The school', `Night School${ENTER}`],
      ['The degree', ENTER],
      ['What you studied', `Knots${ENTER}`],
      ['Since when', `last year${ENTER}`],
      ['is no month like 2021-09', `${CONTROL_U}1999${ENTER}`],
      ['Until when', `1998${ENTER}`],
      ['end is before the start', `${CONTROL_U}2001${ENTER}`],
      ['Where', ENTER],
      ['The grade', ENTER],
      ['courses 1', ENTER],
      ['highlights 1', `Bowline${ENTER}`],
      ['highlights 2', `Clove hitch${ENTER}`],
      ['highlights 3', ENTER],
      ['Address', ENTER],
    ]);
    expect(status).toBe(0);
    expect(readInProcess(root).education?.at(-1)).toEqual({
      institution: 'Night School',
      degree: '',
      area: 'Knots',
      start: '1999',
      end: '2001',
      highlights: ['Bowline', 'Clove hitch'],
    });
  });

  it('asks again for a name that is taken, before the other questions', async () => {
    const { status } = await talk('new-entry.ts tool', [
      ['Its name', `Docker${ENTER}`],
      ['an entry "docker" already', `${CONTROL_U}Podman${ENTER}`],
      ['What you use it for', `Boxes.${ENTER}`],
      ['A figure of it', ENTER],
      ['It goes on from', ENTER],
      ['parts 1', ENTER],
    ]);
    expect(status).toBe(0);
    expect(readInProcess(root).stack.at(-1)).toMatchObject({ id: 'podman', name: 'Podman' });
  });
});
