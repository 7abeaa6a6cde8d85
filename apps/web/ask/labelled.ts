import { readdirSync, readFileSync } from 'node:fs';
import type { GuideTurn } from '@asad/guide';
import { guideContent, type Grade } from '@asad/content';

/** One thing that a visitor says, and which answers are worth what, by label. */
export interface LabelledTurn {
  readonly says: string;
  /**
   * `subject/field`; several that must all be told, joined by ` + `; `SUBJECT:id` for anything of it; `NOT:id` for an
   * honest "not written" of it; `DECLINE`; an act as `ACT:goodbye`, or `ACT:yes:subject/field` for what is told then.
   */
  readonly good: readonly string[];
  readonly weak: readonly string[];
}

export type LabelledDialogue = readonly LabelledTurn[];

const FOLDER = new URL('../../../packages/guide/data/labelled/', import.meta.url);
const subjects = new Map(guideContent.subjects.map((subject) => [subject.id, subject]));

/** The dialogues of each hand, by the name of its file: a line per turn, `---` before each call. */
export function readLabelled(): ReadonlyMap<string, readonly LabelledDialogue[]> {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.tsv'))
    .toSorted();
  return new Map(files.map((name) => [name, parse(readFileSync(new URL(name, FOLDER), 'utf8'))]));
}

function parse(text: string): readonly LabelledDialogue[] {
  const toLabels = (cell = ''): readonly string[] => cell.split(' | ').flatMap((label) => label.trim() || []);
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

function saysOf(label: string): readonly string[] {
  const [id = '', field = ''] = label.split('/');
  const { says, offers = [] } = subjects.get(id)?.fields[field] ?? {};
  return says?.length === 0 ? offers.flatMap(saysOf) : (says ?? []);
}

const HONEST = /not written|find nothing|cannot|did not understand|nothing like that/u;

function meets(label: string, { reply, state }: GuideTurn, before: GuideTurn): boolean {
  if (label.includes(' + ')) return label.split(' + ').every((part) => meets(part, { reply, state }, before));
  const { sentences, targets } = reply;
  const [kind = '', ...rest] = label.split(':');
  const id = rest.at(-1) ?? '';
  const said = sentences.join(' ');
  const isDeclined = sentences[0] === guideContent.lines.declined[0];
  if (label === 'ACT:goodbye' || state.isOver) return label === 'ACT:goodbye' && state.isOver;
  switch (kind) {
    case 'ACT': {
      const told = before.reply.sentences;
      if (rest.length > 1) return meets(id, { reply, state }, before);
      if (id === 'repeat') return told.length > 0 && told.every((one) => sentences.includes(one));
      if (id === 'slower') return guideContent.lines.onePace.some((one) => sentences.includes(one));
      if (id === 'stop') return sentences.length === 0;
      if (id === 'no') return guideContent.lines.asYouLike.some((one) => sentences.includes(one));
      return id === 'more' && !isDeclined && sentences.some((one) => !told.includes(one));
    }
    case 'DECLINE':
      return targets.length === 0 && (isDeclined || HONEST.test(said));
    case 'NOT':
      return HONEST.test(said) && (state.focus === id || said.includes(subjects.get(id)?.title ?? id));
    case 'SUBJECT':
      return targets.some((target) => target.startsWith(`${id}/`));
    default: {
      const [first] = saysOf(label);
      return targets.includes(label) || (first !== undefined && sentences.includes(first));
    }
  }
}

/** What a turn is worth as a reply to what was said after `before`. */
export function gradeLabelled({ good, weak }: LabelledTurn, turn: GuideTurn, before: GuideTurn): Grade {
  if (turn.state.isOver && ![...good, ...weak].includes('ACT:goodbye')) return 'nonsense';
  if (good.some((label) => meets(label, turn, before))) return 'good';
  return weak.some((label) => meets(label, turn, before)) ? 'weak' : 'wrong';
}
