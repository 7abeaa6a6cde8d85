/**
 * Around thoughts: tags (DeepSeek, Qwen, Seed and most others; MiniMax also in Chinese), [THINK] (Magistral), ◁think▷
 * (Kimi), channels (gpt-oss, Gemma). Around tool calls: tags (Qwen, Llama, DeepSeek). Endpoints return these as text if
 * they do not know a model.
 */
const NAMES = '(?:seed:)?think|thinking|thoughts?|reasoning|reflection|scratchpad|思考|反思|推理|推敲';
const TOOLS = '(?:tool|function)(?:_call)?s?';
const OPENING = new RegExp(
  [
    String.raw`<\|?(?:${NAMES})\|?(?:\s[^<>]*)?>`,
    String.raw`\[THINK\]|◁think▷|<\|channel>`,
    String.raw`<\|channel\|>\s*(?:analysis|commentary)[^<]*<\|message\|>`,
    String.raw`<${TOOLS}(?:[\s=][^<>]*)?>|<｜tool▁calls▁begin｜>|\[TOOL_CALLS\]|<\|python_tag\|>`,
  ].join('|'),
  'i',
);
const CLOSING = new RegExp(
  [
    String.raw`<\|?/(?:${NAMES}|${TOOLS})\s*\|?>`,
    String.raw`\[/THINK\]|◁/think▷|<channel\|>`,
    String.raw`<\|channel\|>\s*final[^<]*<\|message\|>|<｜tool▁calls▁end｜>`,
  ].join('|'),
  'i',
);
/** Gateways to Gemini begin an answer with this word (livekit/agents#6942). */
const LEAKED_WORD = /^\s*thought(?:\s*(?:\[\]|\(\)|\n)|(?=[A-Z]))/;
/** A tool call as bare JSON (livekit/agents-js#1339). */
const LEAKED_JSON = /^\s*(?:`{3}(?:json)?\s*)?[[{]\s*["{]/;
/** Shorter than this, a text may become one of the two. */
const LEAK_LENGTH = 12;
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
      if (!isEnd && buffer.trim().length < LEAK_LENGTH && /^\s*(?:[`[{]|t|$)/.test(buffer)) return { text, isRestart };
      buffer = buffer.replace(LEAKED_WORD, '');
      isThinking ||= LEAKED_JSON.test(buffer);
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
