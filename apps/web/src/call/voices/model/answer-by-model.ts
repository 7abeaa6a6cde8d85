import type { CallTurn, CallTurnAnswer } from '@asad/call-core/contract';
import { aiGreeting } from '../../../site/guide-lines.ts';
import { failAfter } from '../../../timing/fail-after.ts';
import type { Backend } from '../../backend/backend.ts';
import { answerByGuide } from '../guide/answer-by-guide.ts';
import type { VoiceOptions } from '../voice.ts';

/** The guide answers, and a language model behind the backend judges what. */
export const answerByModel = ({ output, judgeTurn }: VoiceOptions) =>
  answerByGuide({ output, greeting: aiGreeting, judge: (turn, signal) => waitForChoice(judgeTurn, turn, signal) });

/** Longer pauses are strange in a talk. */
const WAIT_MS = 3_000;

/** Asks once. Undefined: the guide judges. 'over': the backend no longer has this call. Never throws. */
export async function waitForChoice(
  judgeTurn: Backend['judgeTurn'],
  turn: CallTurn,
  signal: AbortSignal,
): Promise<CallTurnAnswer | 'over' | undefined> {
  try {
    // The sign-in may be slow too.
    const judged = await Promise.race([judgeTurn(turn, { signal, limitMs: WAIT_MS }), failAfter(WAIT_MS)]);
    if (typeof judged !== 'string') return judged;
    return judged === 'call_not_opened' ? 'over' : undefined;
  } catch {
    return undefined;
  }
}
