import { parseArgs } from 'node:util';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { SLOW_STEPS } from './slow-steps.ts';
import { runStep } from './run-step.ts';

/** What is slow by nature, after the tests: `pnpm slow`, or `pnpm slow --only mutants`. What cannot be had is named. */
const { values } = parseArgs({ options: { only: { type: 'string' } } });
await ensureBrowser();

const red: string[] = [];
let done = 0;
for (const { isMissing, ...step } of SLOW_STEPS) {
  if (values.only !== undefined && step.name !== values.only) continue;
  const missing = isMissing?.();
  if (missing !== undefined) {
    process.stdout.write(`\n— ${step.name}: skipped, since this machine has no ${missing}\n`);
    continue;
  }
  done += 1;
  const { isOk } = await runStep(step);
  if (!isOk) red.push(step.name);
}
if (done === 0 && values.only !== undefined) {
  process.stdout.write(`\nThere is no step "${values.only}": ${SLOW_STEPS.map(({ name }) => name).join(', ')}.\n`);
}
process.stdout.write(
  red.length > 0 ? `\nNot in order: ${red.join(', ')}.\n` : `\nAll ${done} slow steps are in order.\n`,
);
process.exit(red.length > 0 || (done === 0 && values.only !== undefined) ? 1 : 0);
