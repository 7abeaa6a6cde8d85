/** Simulates days of attack and writes the tables of docs/scale.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { simulateDay, type Day } from '@asad/functions/src/http/admission/testing/simulate-day.ts';
import { prepareDay } from '@asad/functions/src/http/admission/testing/prepare-day.ts';

const ROUNDS = 5;
const PAGE = resolve(import.meta.dirname, '../../../docs/scale.md');

const places: readonly (readonly [string, Day['networks']])[] = [
  ['(a) one machine, 8 cores, one address', 1],
  ['(b) 3 networks', 3],
  ['(c) free addresses', 'one for each account'],
];
const captchas: readonly (readonly [string, Day['captcha']])[] = [
  ['ALTCHA as before', 'flat'],
  ['ALTCHA, growing', 'growing'],
  ['a verdict that stops 95 %', 'verdict'],
];

async function cell(day: Day, clientAddress: 'socket' | 'none', callsPerNetwork = 10): Promise<string> {
  let [honest, script] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const played = await simulateDay(day, prepareDay({ clientAddress, seed: round + 1, callsPerNetwork }));
    honest += played.honest;
    script += played.script;
  }
  return `${Math.round((honest / ROUNDS) * 2)} % (script: ${Math.round(script / ROUNDS)} calls)`;
}

const rows = [`| addresses | the script on | ${captchas.map(([name]) => name).join(' | ')} |`, '|---|---|---|---|---|'];
for (const [proved, clientAddress] of [
  ['proved', 'socket'],
  ['`CLIENT_ADDRESS=none`', 'none'],
] as const) {
  for (const [place, networks] of places) {
    const cells = [];
    for (const [, captcha] of captchas) cells.push(await cell({ networks, captcha }, clientAddress));
    rows.push(`| ${proved} | ${place} | ${cells.join(' | ')} |`);
    process.stdout.write(`${rows.at(-1)}\n`);
  }
}
function write(mark: string, text: string): void {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const page = readFileSync(PAGE, 'utf8');
  const [before = '', rest = ''] = page.split(begin);
  writeFileSync(PAGE, `${before}${begin}${text}${end}${rest.split(end)[1] ?? ''}`);
}
write('simulation', `\n\n${rows.join('\n')}\n\n`);

const columns = [
  ['3 networks, 10 calls each', 3, 10],
  ['10 networks, 10 calls each', 10, 10],
  ['10 networks, 3 calls each', 10, 3],
] as const;
const styles = [`| the script | ${columns.map(([name]) => name).join(' | ')} |`, '|---|---|---|---|'];
for (const style of ['grabs', 'holds', 'quarter'] as const) {
  const cells = [];
  for (const [, networks, callsPerNetwork] of columns)
    cells.push(await cell({ networks, captcha: 'growing', style }, 'socket', callsPerNetwork));
  styles.push(`| \`${style}\` | ${cells.join(' | ')} |`);
  process.stdout.write(`${styles.at(-1)}\n`);
}
write('styles', `\n\n${styles.join('\n')}\n\n`);

// Thirty days show when the month's budget is spent.
const month = prepareDay({ clientAddress: 'socket', seed: 1 });
// From 21 November to the first of the next month.
month.advance(10 * 86_400_000);
for (let number = 0; number < 30; number += 1)
  await simulateDay({ networks: 10, captcha: 'flat', style: 'holds', number }, month);
let minutes = 0;
for await (const { startedAt, endedAt } of month.store.listCalls())
  if (startedAt !== undefined && endedAt !== undefined)
    minutes += (Date.parse(endedAt) - Date.parse(startedAt)) / 60_000;
write('month', `${Math.round(minutes)} minutes were talked in thirty days`);
process.stdout.write(`A month: ${Math.round(minutes)} minutes.\n`);
