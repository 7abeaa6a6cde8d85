/** `pnpm evaluate` prints the table. `--show` prints bad answers, `--only NAME` examines one owner. */
import { parseArgs } from 'node:util';
import { examineFirst, examineResume, shareOfGood, type Result } from './examine.ts';
import { VERDICTS, type Verdict } from './grade.ts';
import { listResumes } from './import-resume.ts';
import { OWNERS } from './owners.ts';

const { show, only } = parseArgs({ options: { show: { type: 'boolean' }, only: { type: 'string' } } }).values;

function print(name: string, results: readonly Result[]): void {
  const count = (verdict: Verdict): number => results.filter((result) => result.verdict === verdict).length;
  const counts = VERDICTS.map((verdict) => `${verdict} ${count(verdict)}`).join(', ');
  process.stdout.write(`${name.padEnd(32)} ${counts}; good ${Math.round(100 * shareOfGood(results))} %\n`);
  if (!show) return;
  for (const { question, verdict, said } of results)
    if (verdict !== 'true' && verdict !== 'honest')
      process.stdout.write(`    ${verdict} · ${question}\n        ${said}\n`);
}

const isWanted = (name: string): boolean => only === undefined || name === only;
for (const [name, portfolio] of OWNERS) if (isWanted(name)) print(`${name}, first questions`, examineFirst(portfolio));
for (const [name, file] of listResumes())
  if (isWanted(name)) print(`${name}, own questions`, examineResume(name, file));
