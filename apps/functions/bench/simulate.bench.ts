/** Plays days of attack against the real admission and writes the table of docs/scale.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { simulateDay, type Day } from '../src/admission/simulate-day.ts';
import { prepareDay } from '../src/admission/testing/prepare-day.ts';

const ROUNDS = 5;
const PAGE = resolve(import.meta.dirname, '../../../docs/scale.md');
const [BEGIN, END] = ['<!-- simulation -->', '<!-- /simulation -->'];

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

async function cell(day: Day, clientAddress: 'socket' | 'none'): Promise<string> {
  let [honest, script] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const played = await simulateDay(day, prepareDay({ clientAddress, seed: round + 1 }));
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
const page = readFileSync(PAGE, 'utf8');
const [before, rest = ''] = page.split(BEGIN);
const after = rest.split(END)[1] ?? '';
writeFileSync(PAGE, `${before}${BEGIN}\n\n${rows.join('\n')}\n\n${END}${after}`);
