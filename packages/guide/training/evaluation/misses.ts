import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { OFFERED, RIGHT, type Result } from './result.ts';

const toUrl = (set: string): URL => new URL(`../data/misses/${set}.tsv`, import.meta.url);

/** The first line counts the questions, so that a lost one shows. */
export function toMisses(results: readonly Result[]): readonly string[] {
  const misses = results.filter(({ verdict }) => verdict !== RIGHT && verdict !== OFFERED);
  const offered = results.filter(({ verdict }) => verdict === OFFERED).length;
  return [
    `${misses.length} of ${results.length}${offered > 0 ? `, ${offered} offered` : ''}`,
    ...misses.map(({ of, verdict, says }) => [of, verdict, says].join('\t')),
  ];
}

export const readMisses = (set: string): readonly string[] =>
  existsSync(toUrl(set)) ? readFileSync(toUrl(set), 'utf8').trimEnd().split('\n') : [];

export const writeMisses = (set: string, results: readonly Result[]): void =>
  writeFileSync(toUrl(set), `${toMisses(results).join('\n')}\n`);
