import type { CallSnapshot } from '../call/call.ts';
import type { ConversationLine } from '../conversation/call-record.ts';
import type { CallElementWords } from './words.ts';

const STYLE = `
:host { display: block; max-inline-size: 24rem; font: inherit; }
:host([hidden]), [hidden] { display: none; }
button, input { font: inherit; min-block-size: 2.75rem; padding-inline: 1rem; border: 1px solid; border-radius: .5rem; }
[part='button'] { inline-size: 100%; color: #fff; background: #1f4fd8; }
:host(:state(active)) [part='button'] { background: #b3261e; }
form { display: flex; gap: .5rem; }
input { flex: 1; min-inline-size: 0; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
[part='captions'] { max-block-size: 14rem; overflow: auto; }
p { margin-block: .5rem; overflow-wrap: anywhere; }
p:empty { margin: 0; }
`;

/** Within this distance of the last line, a reader follows new lines; in pixels. */
const FOLLOW_PX = 24;

export type Parts = ReturnType<typeof buildParts>;

export function buildParts(root: ShadowRoot) {
  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, part: string, more: object = {}) =>
    Object.assign(document.createElement(tag), { part, ...more });
  // A constructed sheet works under a policy that forbids inline styles. jsdom has none.
  const sheet = new CSSStyleSheet();
  if ('replaceSync' in sheet) sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const parts = {
    button: make('button', 'button', { type: 'button' }),
    mute: make('button', 'mute', { type: 'button' }),
    sound: make('button', 'start-audio', { type: 'button' }),
    status: make('p', 'status', { role: 'status' }),
    error: make('p', 'error', { role: 'alert' }),
    captions: make('div', 'captions', { role: 'log', tabIndex: 0, hidden: true }),
    form: make('form', 'form'),
  };
  const input = make('input', 'input', { name: 'text', autocomplete: 'off' });
  const send = make('button', 'send', { type: 'submit' });
  root.append(...Object.values(parts));
  parts.form.append(input, send);
  return { ...parts, input, send };
}

export interface Shown {
  readonly snapshot: CallSnapshot;
  readonly words: CallElementWords;
  readonly isTooLong: boolean;
}

export function showParts(parts: Parts, { snapshot, words, isTooLong }: Shown): void {
  const { status, conversation, error, isMuted, isSoundBlocked, mode } = snapshot;
  setText(parts.button, { idle: words.start, connecting: words.connecting, active: words.end }[status]);
  parts.mute.hidden = status !== 'active' || mode === 'text';
  setText(parts.mute, words.mute);
  parts.mute.ariaPressed = String(isMuted);
  parts.sound.hidden = !isSoundBlocked;
  setText(parts.sound, words.startAudio);
  setText(parts.status, findStatus(snapshot, words));
  const failure = error ? (words.errors[error.code] ?? words.errors['other'] ?? error.message) : '';
  setText(parts.error, isTooLong ? words.tooLong : failure);
  Object.assign(parts.input, { ariaLabel: words.type, placeholder: words.type });
  setText(parts.send, words.send);
  parts.captions.ariaLabel = words.captions;
  // The captions of a finished call stay.
  if (status !== 'idle' || conversation.lines.length > 0) showCaptions(parts.captions, conversation.lines, words);
}

/** Skips an equal text, which a live region would announce again. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

function findStatus({ assistantIsThinking, isReconnecting, liveness }: CallSnapshot, words: CallElementWords): string {
  if (isReconnecting) return words.reconnecting;
  const because = liveness.assistant.because ?? liveness.visitor.because;
  return (because && words.silence[because]) || (assistantIsThinking ? words.thinking : '');
}

function showCaptions(list: HTMLElement, lines: readonly ConversationLine[], words: CallElementWords): void {
  const isFollowing = list.scrollHeight - list.clientHeight - list.scrollTop <= FOLLOW_PX;
  while (list.children.length > lines.length) list.lastElementChild?.remove();
  for (const [index, { speaker, text }] of lines.entries()) {
    const line = (list.children[index] as HTMLElement | undefined) ?? list.appendChild(document.createElement('p'));
    setText(line, `${words[speaker]}: ${text}`);
    line.part = `line ${speaker}`;
  }
  list.hidden = lines.length === 0;
  if (isFollowing) list.scrollTop = list.scrollHeight;
}
