/** Learns how the guide weighs evidence, and what words say, from labelled calls; writes it into call-core and content. */
import { writeFileSync } from 'node:fs';
import { createGuide } from '@asad/guide';
import { guideContent } from '@asad/content';
import { fitWeights, type Row } from './fit.ts';
import { learnKnown, learnLabelled, learnStrange, learnUntaught } from './learn-calls.ts';
import { learnEllipses, learnMoves } from './learn-moves.ts';

const WEIGHTS = new URL('../../../packages/guide/src/dialogue/weights.ts', import.meta.url);
const WORDS = new URL('../../../packages/content/src/facts/word-weights.ts', import.meta.url);

const guide = createGuide(guideContent);
function* rows(): Iterable<Row> {
  yield* learnLabelled(guide);
  yield* learnKnown(guide);
  yield* learnEllipses(guide);
  yield* learnStrange();
  yield* learnUntaught();
  yield* learnMoves(guide);
}
const { weights, words } = fitWeights(rows());
const toKey = (name: string): string => (/^\w+$/u.test(name) ? name : `'${name}'`);
function write(to: URL, says: string, name: string, type: string, rows: readonly string[]): void {
  writeFileSync(
    to,
    `/** ${says}: written by \`pnpm learn\`, see decision 0058. */
export const ${name}: Readonly<Record<string, ${type}>> = {
${rows.join('\n')}
};
`,
  );
}
write(
  WEIGHTS,
  'How much each piece of evidence speaks for a candidate',
  'WEIGHTS',
  'number',
  Object.entries(weights).map(([key, weight]) => `  ${toKey(key)}: ${weight},`),
);
const byLabel = Map.groupBy(Object.entries(words), ([key]) => key.split(' ~ ')[0] ?? '');
write(
  WORDS,
  'How much each word says for what is asked, in tenths',
  'wordWeights',
  'string',
  [...byLabel].map(([label, row]) => {
    const said = row.map(([key, weight]) => `${key.split(' ~ ')[1]} ${Math.round(weight * 10)}`);
    return `  ${toKey(label)}: '${said.join(' ')}',`;
  }),
);
console.info(`${Object.keys(weights).length} weights and ${Object.keys(words).length} of words.`);
