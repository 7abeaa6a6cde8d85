import type { AudioDevice } from '../browser/audio-devices.ts';
import type { Call, CallSnapshot } from '../call/call.ts';
import type { ConversationLine } from '../conversation/call-record.ts';
import { STYLE } from './element-style.ts';
import type { CallElementWords } from './words.ts';

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
  const frame = make('details', 'sheet', { open: true });
  const launcher = make('summary', 'launcher');
  const button = make('button', 'button', { type: 'button' });
  const level = make('span', 'level', { ariaHidden: 'true' });
  const mute = make('button', 'mute', { type: 'button' });
  const sound = make('button', 'start-audio', { type: 'button' });
  const microphone = make('select', 'microphone', { hidden: true });
  const controls = make('div', 'controls');
  const captions = make('div', 'captions', { role: 'log', tabIndex: 0, hidden: true });
  const status = make('p', 'status', { role: 'status' });
  const error = make('p', 'error', { role: 'alert' });
  const consent = make('p', 'consent');
  const input = make('input', 'input', { name: 'text', autocomplete: 'off' });
  const send = make('button', 'send', { type: 'submit' });
  const form = make('form', 'form');
  controls.append(level, button, mute, sound, microphone);
  form.append(input, send);
  frame.append(launcher, controls, status, error, captions, form, consent);
  root.append(frame);
  const fields = { input, send, form };
  return { frame, launcher, button, level, mute, sound, microphone, captions, status, error, consent, ...fields };
}

export interface Shown {
  readonly snapshot: CallSnapshot;
  readonly words: CallElementWords;
  readonly isTooLong: boolean;
}

export function showParts(parts: Parts, { snapshot, words, isTooLong }: Shown): void {
  const { status, conversation, error, isMuted, isSoundBlocked, mode } = snapshot;
  const isSpoken = status === 'active' && mode !== 'text';
  setText(parts.launcher, words.launcher);
  setText(parts.button, { idle: words.start, connecting: words.connecting, active: words.end }[status]);
  parts.mute.hidden = !isSpoken;
  setText(parts.mute, words.mute);
  parts.mute.ariaPressed = String(isMuted);
  parts.sound.hidden = !isSoundBlocked;
  setText(parts.sound, words.startAudio);
  parts.microphone.hidden = !isSpoken || parts.microphone.options.length < 3;
  parts.microphone.ariaLabel = words.microphone;
  setText(parts.status, findStatus(snapshot, words));
  const failure = error ? (words.errors[error.code] ?? words.errors['other'] ?? error.message) : '';
  setText(parts.error, isTooLong ? words.tooLong : failure);
  parts.input.ariaLabel = words.type;
  parts.input.placeholder = words.type;
  setText(parts.send, words.send);
  setText(parts.consent, words.consent);
  parts.captions.ariaLabel = words.captions;
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
  for (const [index, { speaker, text, isFinal }] of lines.entries()) {
    const line = (list.children[index] as HTMLElement | undefined) ?? list.appendChild(document.createElement('p'));
    setText(line, `${words[speaker]}: ${text}`);
    line.dataset['speaker'] = speaker;
    line.dataset['final'] = String(isFinal);
    line.part = `line ${speaker}`;
  }
  list.hidden = lines.length === 0;
  if (isFollowing) list.scrollTop = list.scrollHeight;
}

export function showMicrophones(
  list: HTMLSelectElement,
  devices: readonly AudioDevice[],
  { call, words }: { readonly call: Call; readonly words: CallElementWords },
): void {
  const microphones = devices.filter(({ kind, label }) => kind === 'microphone' && label);
  list.replaceChildren(
    new Option(words.defaultMicrophone, ''),
    ...microphones.map(({ id, label }) => new Option(label, id)),
  );
  list.value = call.getSnapshot().microphoneId ?? '';
}

/** Draws the louder side as `--asad-call-level`, 0 to 1, per frame. */
export function drawLevel(part: HTMLElement, { levels }: Call): () => void {
  let frame = 0;
  const draw = (): void => {
    part.style.setProperty('--asad-call-level', Math.max(levels.visitor(), levels.assistant()).toFixed(2));
    frame = requestAnimationFrame(draw);
  };
  draw();
  return () => {
    cancelAnimationFrame(frame);
    part.style.removeProperty('--asad-call-level');
  };
}
