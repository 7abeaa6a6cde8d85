import type { ConversationLine } from '../conversation/conversation-line.ts';
import type { CallElementWords } from './words.ts';

/** Keeps `list` at what is said: a line grows in place, so that a screen reader reads what is new. */
export function showCaptions(
  list: HTMLOListElement,
  lines: readonly ConversationLine[],
  words: CallElementWords,
): void {
  while (list.children.length > lines.length) list.lastElementChild?.remove();
  for (const [index, { speaker, text, isFinal }] of lines.entries()) {
    const item = (list.children[index] as HTMLLIElement | undefined) ?? list.appendChild(document.createElement('li'));
    const said = `${words[speaker]}: ${text}`;
    if (item.textContent !== said) item.textContent = said;
    item.dataset['speaker'] = speaker;
    item.dataset['final'] = String(isFinal);
    item.part = `line ${speaker}`;
  }
  list.hidden = lines.length === 0;
  list.scrollTop = list.scrollHeight;
}
