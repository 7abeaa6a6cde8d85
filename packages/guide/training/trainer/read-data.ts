import { readdirSync, readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { KINDS } from '@asad/content';
import { deriveKnowledge } from '@asad/guide/derive';
import bank from '@asad/guide/src/derive/bank.json' with { type: 'json' };
import type { Entity, Knowledge } from '@asad/guide/src/knowledge.ts';
import type { Limits } from '@asad/guide/src/rank/model.ts';
import type { Place } from '@asad/owner/find-answered';
import { importByDefault } from '@asad/owner/import-by-default';

const DATA = new URL('../data/', import.meta.url);

export interface LabelledTurn {
  readonly says: string;
  /**
   * `entity/field`; several joined by ` + `; `SUBJECT:id` for any field; `NOT:id` for an honest "not written";
   * `DECLINE`; `ACT:repeat`, or `ACT:yes:entity/field` for the target of "yes".
   */
  readonly good: readonly string[];
  readonly weak: readonly string[];
}
export type LabelledDialogue = readonly LabelledTurn[];

/** `entity/field`, `*\/field` of any work in focus, `both/field` of the last two works, `ACT:…`, `DECLINE`, or `beside` a work. */
export interface Utterance {
  readonly target: string;
  readonly says: string;
}

const read = (path: string): string => readFileSync(new URL(path, DATA), 'utf8');
const listFiles = (folder: string, ending: string): readonly string[] =>
  readdirSync(new URL(folder, DATA))
    .filter((name) => name.endsWith(ending))
    .toSorted();
const toLabels = (cell = ''): readonly string[] => cell.split(' | ').flatMap((label) => label.trim() || []);

/** With the present words of topics and lines of acts: they are the same for every owner. */
export function readSample(): Knowledge {
  const sample: Knowledge = JSON.parse(read('sample.json'));
  const rows: Readonly<Record<string, { readonly title: unknown; readonly words?: string }>> = {
    ...bank.topics,
    ...bank.groups,
  };
  const withWords = (entity: Entity): Entity => {
    const texts = rows[entity.id]?.words?.split(' | ');
    const heardAs = entity.id === 'absent-tool' ? { heardAs: bank.known.tools.split(' | ') } : {};
    return { ...entity, ...heardAs, ...(texts && { texts }) };
  };
  return {
    ...sample,
    guideNames: [],
    lines: { ...bank.lines, ...sample.lines },
    entities: sample.entities.map(withWords),
  };
}

export const readLimits = (): Limits => parseYaml(read('limits.yaml')) as Limits;

export const readUtterances = (): readonly Utterance[] =>
  read('utterances.tsv')
    .split('\n')
    .flatMap((line) => {
      const [target, says] = line.split('\t');
      return target && says ? [{ target, says }] : [];
    });

/** A sentence of a résumé, and the questions that it answers. */
export interface Statement {
  readonly place: Place;
  readonly labels: readonly string[];
  readonly text: string;
}

export const readStatements = (): readonly Statement[] =>
  read('statements.tsv')
    .split('\n')
    .flatMap((line) => {
      const [place, labels = '', text] = line.split('\t');
      if (text === undefined) return [];
      return { place: place === 'about' ? 'about' : 'entry', labels: labels.split(',').filter(Boolean), text };
    });

/** Which sentences of an answer a question asks for, the best first; `*` are the usual ones. */
export interface LabelledChoice {
  readonly owner: string;
  readonly target: string;
  readonly says: string;
  /** Those of the answer's sentences that the last reply had. */
  readonly last: readonly string[];
  readonly good: readonly string[];
}

export const readChoices = (): readonly LabelledChoice[] =>
  read('sentences.tsv')
    .split('\n')
    .flatMap((line) => {
      const [owner = '', target, says, last, good] = line.split('\t');
      if (!target || !says) return [];
      return { owner, target, says, last: toLabels(last), good: toLabels(good) };
    });

/** Open periods of the owners' résumés end then. */
const TODAY = '2026-11';

/** An imported owner, and labelled calls; the labels name what the import makes of the résumé. */
export interface LabelledOwner {
  readonly name: string;
  readonly knowledge: Knowledge;
  readonly calls: readonly LabelledDialogue[];
}

export const readOwners = (): readonly LabelledOwner[] =>
  listFiles('owners/', '.json').map((file) => {
    const name = file.replace('.json', '');
    const { portfolio } = importByDefault([{ name: file, text: read(`owners/${file}`) }], TODAY);
    const knowledge = deriveKnowledge(portfolio, TODAY, { kinds: KINDS });
    return { name, knowledge, calls: parse(read(`owners/${name}.tsv`)) };
  });

/** By file name: a line per turn, `---` before each call. */
export function readLabelled(): ReadonlyMap<string, readonly LabelledDialogue[]> {
  return new Map(listFiles('labelled/', '.tsv').map((name) => [name, parse(read(`labelled/${name}`))]));
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
