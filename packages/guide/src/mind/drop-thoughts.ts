/**
 * Around thoughts: tags (DeepSeek, Qwen, Seed and most others), [THINK] (Magistral), ◁think▷ (Kimi), channels
 * (gpt-oss). Endpoints return these as text if they do not know a model.
 */
const NAMES = '(?:seed:)?think|thinking|thought|thoughts|reasoning|reflection|scratchpad';
const OPENING = new RegExp(
  `<(?:${NAMES})(?:\\s[^<>]*)?>|\\[THINK\\]|◁think▷|<\\|channel\\|>\\s*(?:analysis|commentary)[^<]*<\\|message\\|>`,
  'i',
);
const CLOSING = new RegExp(
  `</(?:${NAMES})\\s*>|\\[/THINK\\]|◁/think▷|<\\|channel\\|>\\s*final[^<]*<\\|message\\|>`,
  'i',
);
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

  const take = (isEnd: boolean): { text: string; isRestart: boolean } => {
    let text = '';
    let isRestart = false;
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
