import { spawn, spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ENV, toLine, useRoot } from './testing/use-root.ts';

const hasTerminal = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0;
const ENTER = '\r';
const CONTROL_C = '\u0003';
const CONTROL_U = '\u0015';

describe.skipIf(!hasTerminal)('the questions in a terminal', { timeout: 120_000 }, () => {
  const root = useRoot();

  /** In a pseudo-terminal; each step waits for a text, then types. */
  async function talk(steps: readonly (readonly [text: string, keys: string])[]) {
    // Without a size, the prompts wrap after each letter.
    const line = `stty cols 200 rows 60; ${process.execPath} ${toLine(root.at(), 'new-owner', []).join(' ')}`;
    const terminal = spawn('script', ['-qec', line, '/dev/null'], { env: { ...ENV, COLUMNS: '200', TERM: 'xterm' } });
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
    const { status } = await talk([
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
    expect(root.readPortfolio().owner).toMatchObject({
      name: 'Ana Horvat',
      firstName: 'Ana',
      role: 'Engineer',
      pronouns: 'she',
      email: 'ana@example.org',
      location: 'Zagreb',
    });
  });

  it('changes nothing after Control-C', async () => {
    const before = root.readSources();
    const { status, screen } = await talk([['Your full name', CONTROL_C]]);
    expect([status, screen]).toEqual([1, expect.stringContaining('nothing was changed')]);
    expect(root.readSources()).toEqual(before);
  });
});
