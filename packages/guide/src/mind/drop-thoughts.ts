/**
 * Around thoughts: tags (DeepSeek, Qwen, Seed and most others; MiniMax also in Chinese), [THINK] (Magistral), ◁think▷
 * (Kimi), channels (gpt-oss, Gemma). Endpoints return these as text if they do not know a model.
 */
const NAMES = '(?:seed:)?think|thinking|thought|thoughts|reasoning|reflection|scratchpad|思考|反思|推理|推敲';
const OPENING = new RegExp(
  `<\\|?(?:${NAMES})\\|?(?:\\s[^<>]*)?>|\\[THINK\\]|◁think▷|<\\|channel>|<\\|channel\\|>\\s*(?:analysis|commentary)[^<]*<\\|message\\|>`,
  'i',
);
const CLOSING = new RegExp(
  `<\\|?/(?:${NAMES})\\s*\\|?>|\\[/THINK\\]|◁/think▷|<channel\\|>|<\\|channel\\|>\\s*final[^<]*<\\|message\\|>`,
  'i',
);
/** Gateways to Gemini begin an answer with this word (livekit/agents#6942). */
const LEAKED_WORD = /^\s*thought(?:\s*(?:\[\]|\(\)|\n)|(?=[A-Z]))/;
/** Marks around an answer, or at its end. */
const FRAME =
  /<\/?(?:answer|final|response|output)>|<\|(?:channel|start)\|>\s*(?:assistant|final)?|<\|[a-z_]{2,20}\|>|<\/?s>/gi;
/** A tail that may begin a mark waits for the next piece. */
const LONGEST_MARK = 60;
const MARK_BEGINS = /[<[◁][^>\]▷]*$/u;

/** Removes thoughts from streamed text. */
export function createThoughtFilter(isThinkingAtFirst: boolean): {
  /** `isRestart`: the text before was thought too; only its end was marked. */
  readonly push: (piece: string) => { readonly text: string; readonly isRestart: boolean };
  readonly end: () => string;
} {
  let buffer = '';
  let isThinking = isThinkingAtFirst;
  let isAtStart = true;

  const take = (isEnd: boolean): { text: string; isRestart: boolean } => {
    let text = '';
    let isRestart = false;
    if (isAtStart) {
      // The word may come in pieces.
      if (!isEnd && 'thought []'.startsWith(buffer.trim().slice(0, 10))) return { text, isRestart };
      buffer = buffer.replace(LEAKED_WORD, '');
      isAtStart = false;
    }
    for (;;) {
      const opening = OPENING.exec(buffer);
      const closing = CLOSING.exec(buffer);
      if (!isThinking && opening !== null && (closing === null || opening.index < closing.index)) {
        text += buffer.slice(0, opening.index);
        buffer = buffer.slice(opening.index + opening[0].length);
        isThinking = true;
      } else if (closing !== null) {
        if (!isThinking) {
          text = '';
          isRestart = true;
        }
        buffer = buffer.slice(closing.index + closing[0].length);
        isThinking = false;
      } else break;
    }
    const begun = isEnd ? undefined : MARK_BEGINS.exec(buffer)?.index;
    const end = begun === undefined || buffer.length - begun > LONGEST_MARK ? buffer.length : begun;
    if (!isThinking) text += buffer.slice(0, end);
    buffer = buffer.slice(end);
    return { text: text.replaceAll(FRAME, ''), isRestart };
  };

  return {
    push(piece) {
      buffer += piece;
      return take(false);
    },
    end: () => take(true).text,
  };
}
