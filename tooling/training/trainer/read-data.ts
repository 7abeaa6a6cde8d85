import { readdirSync, readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import type { Knowledge } from '@asad/guide/src/knowledge.ts';
import type { Limits } from '@asad/guide/src/understanding/model.ts';

/** Where the data stands: utterances, labelled calls, and the sample that they talk about. */
const DATA = new URL('../data/', import.meta.url);

/** One thing that a visitor says, and which answers are worth what, by label. */
export interface LabelledTurn {
  readonly says: string;
  /**
   * `entity/field`; several that must all be told, joined by ` + `; `SUBJECT:id` for anything of it; `NOT:id` for an
   * honest "not written" of it; `DECLINE`; `ACT:repeat`, or `ACT:yes:entity/field` for what "yes" takes.
   */
  readonly good: readonly string[];
  readonly weak: readonly string[];
}
export type LabelledDialogue = readonly LabelledTurn[];

/** A way to ask for something: `entity/field`, `*\/field` of any work in focus, `ACT:…`, `DECLINE`, or `beside` a work. */
export interface Utterance {
  readonly target: string;
  readonly says: string;
}

const read = (path: string): string => readFileSync(new URL(path, DATA), 'utf8');
const toLabels = (cell = ''): readonly string[] => cell.split(' | ').flatMap((label) => label.trim() || []);

/** The frozen sample that utterances and labels are about. */
export function readSample(): Knowledge {
  const sample: Knowledge = JSON.parse(read('sample.json'));
  return sample;
}

/** From which chances on something is done: the file tells how each was found. */
export const readLimits = (): Limits => parseYaml(read('limits.yaml')) as Limits;

/** A line per utterance: what it asks for, a tab, the words. */
export const readUtterances = (): readonly Utterance[] =>
  read('utterances.tsv')
    .split('\n')
    .flatMap((line) => {
      const [target, says] = line.split('\t');
      return target && says ? [{ target, says }] : [];
    });

/** The calls that each writer made up and labelled, by the name of the file: a line per turn, `---` before each call. */
export function readLabelled(): ReadonlyMap<string, readonly LabelledDialogue[]> {
  const files = readdirSync(new URL('labelled/', DATA))
    .filter((name) => name.endsWith('.tsv'))
    .toSorted();
  return new Map(files.map((name) => [name, parse(read(`labelled/${name}`))]));
}

function parse(text: string): readonly LabelledDialogue[] {
  return text
    .split(/^---$/mu)
    .map((call) =>
      call.split('\n').flatMap((line): LabelledTurn[] => {
        const [says, good, weak] = line.split('\t');
        return says?.trim() ? [{ says, good: toLabels(good), weak: toLabels(weak) }] : [];
      }),
    )
    .filter((call) => call.length > 0);
}
