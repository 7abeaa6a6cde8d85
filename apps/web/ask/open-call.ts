import { knowledge } from '../src/site/knowledge.ts';
import { createGuide, readModel, type Explanation, type Guide, type GuideAction, type GuideTurn } from '@asad/guide';
import { english } from '@asad/guide/english';
import type { ChooseOutside } from './open-model.ts';

/** A reply as `pnpm ask --json` prints it. */
export interface PrintedReply {
  readonly sentences: readonly string[];
  readonly action: { readonly type: string; readonly entry?: unknown } | null;
  readonly suggestions: readonly string[];
  readonly ended: boolean;
}

export type OpenCall = () => (line: string) => Promise<PrintedReply>;

export const createSiteGuide = (): Guide => createGuide(knowledge, readModel(english));

export function toClientAction({ name, arguments: parameters }: GuideAction): PrintedReply['action'] {
  return name === 'showEntry' ? { type: name, entry: parameters } : { type: name };
}

export function toPrinted({ reply, state }: GuideTurn): PrintedReply {
  const { sentences, suggestions } = reply;
  const [first] = reply.actions;
  const action = state.isOver ? ({ type: 'endCall' } as const) : first ? toClientAction(first) : null;
  return { sentences, action, suggestions, ended: state.isOver };
}

export interface AskOptions {
  readonly onQuestion?: (explanation: Explanation) => void;
  /** Judges in place of the guide. */
  readonly choose?: ChooseOutside | undefined;
}

export const openCall =
  (guide: Guide, { onQuestion, choose }: AskOptions = {}): OpenCall =>
  () => {
    let { state } = guide.begin();
    return async (line) => {
      onQuestion?.(guide.explain(line, state));
      const turn = await replyWith(guide, line, state, choose);
      state = turn.state;
      return toPrinted(turn);
    };
  };

export async function replyWith(
  guide: Guide,
  line: string,
  state: GuideTurn['state'],
  choose: ChooseOutside | undefined,
): Promise<GuideTurn> {
  const question = choose && guide.toQuestion([line], state);
  return guide.replyTo(line, state, question && (await choose(question)));
}
