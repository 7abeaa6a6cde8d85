import { bindPage } from '../browser/bind-page.ts';
import { isMobileDevice } from '../browser/is-mobile.ts';
import { openMicrophone } from '../browser/open-microphone.ts';
import { CallError } from '../call-error.ts';
import type { Call, CallOptions } from '../call/call.ts';
import { createCall } from '../call/create-call.ts';
import type { ConversationLine } from '../conversation/call-record.ts';
import type { VoiceProvider } from '../provider.ts';
import { createVapiProvider } from '../vapi/vapi-provider.ts';
import { STYLE } from './element-style.ts';

/** `<asad-call>`: a call on any page. Attributes: `public-key`, `assistant`, `api-base-url`, `mode="text"`. */
export interface CallElement extends HTMLElement {
  /** Provider to use instead of the attributes; applies from the next call on. */
  provider: VoiceProvider | null;
  /** Further call options (gate, tools, delivery); set them before the element is connected. */
  options: Partial<CallOptions>;
  /** Texts of the element; missing ones stay English. */
  words: Partial<CallElementWords>;
  /** The element's call; null while it is not connected. */
  readonly call: Call | null;
}

function build(root: ShadowRoot) {
  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, part: string, more: object = {}) =>
    Object.assign(document.createElement(tag), { part, ...more });
  // A constructed style sheet works under a policy that forbids inline styles.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const button = make('button', 'button', { type: 'button' });
  const mute = make('button', 'mute', { type: 'button' });
  const sound = make('button', 'start-audio', { type: 'button' });
  const controls = make('div', 'controls');
  const captions = make('ol', 'captions', { role: 'log', tabIndex: 0, hidden: true });
  const status = make('p', 'status', { role: 'status' });
  const error = make('p', 'error', { role: 'alert' });
  const input = make('input', 'input', { name: 'text', autocomplete: 'off' });
  const send = make('button', 'send', { type: 'submit' });
  const form = make('form', 'form');
  controls.append(button, mute, sound);
  form.append(input, send);
  root.append(controls, status, error, captions, form);
  return { button, mute, sound, captions, status, error, input, send, form };
}

type Parts = ReturnType<typeof build>;

function show(host: HTMLElement, parts: Parts, call: Call, words: CallElementWords, isTooLong: boolean): void {
  const { status, conversation, error, isMuted, isReconnecting, isSoundBlocked, mode } = call.getSnapshot();
  host.dataset['status'] = status;
  parts.button.textContent = { idle: words.start, connecting: words.connecting, active: words.end }[status];
  parts.mute.hidden = status !== 'active' || mode === 'text';
  parts.mute.textContent = words.mute;
  parts.mute.ariaPressed = String(isMuted);
  parts.sound.hidden = !isSoundBlocked;
  parts.sound.textContent = words.startAudio;
  parts.status.textContent = isReconnecting ? words.reconnecting : '';
  parts.error.textContent = isTooLong ? words.tooLong : (error?.message ?? '');
  parts.input.ariaLabel = words.type;
  parts.input.placeholder = words.type;
  parts.send.textContent = words.send;
  parts.captions.ariaLabel = words.captions;
  // Keep the captions readable until the next call.
  if (status !== 'idle' || conversation.lines.length > 0) showCaptions(parts.captions, conversation.lines, words);
}

/** Removes properties that a page set before this module loaded: they would shadow the element's accessors. */
function takeEarly(element: HTMLElement): Partial<CallElement> {
  const early: Partial<CallElement> = Object.assign({}, element);
  Reflect.deleteProperty(element, 'words');
  return early;
}

/** Defines the element under `name`, once; does nothing without a DOM (server rendering). */
export function defineCallElement(name = 'asad-call'): void {
  if (!('customElements' in globalThis) || customElements.get(name)) return;

  class AsadCall extends HTMLElement implements CallElement {
    readonly #early = takeEarly(this);
    provider: VoiceProvider | null = this.#early.provider ?? null;
    options: Partial<CallOptions> = this.#early.options ?? {};
    #words: Partial<CallElementWords> = this.#early.words ?? {};
    call: Call | null = null;
    readonly #parts = build(this.attachShadow({ mode: 'open', delegatesFocus: true }));
    #leave: () => void = () => undefined;
    #look: () => void = () => undefined;

    get words(): Partial<CallElementWords> {
      return this.#words;
    }

    set words(words: Partial<CallElementWords>) {
      this.#words = words;
      this.#look();
    }

    connectedCallback(): void {
      const { button, form, input, mute, sound } = this.#parts;
      const call = createCall({
        openMicrophone,
        isMobile: isMobileDevice(),
        provider: {
          warmUp: () => this.#find()?.warmUp?.(),
          create: async (context) => {
            const provider = this.#find();
            if (provider) return provider.create(context);
            throw new CallError('creation_failed', 'This call has no public key. Set public-key, or a provider.');
          },
        },
        ...this.options,
      });
      let isTooLong = false;
      const start = (mode: 'voice' | 'text'): void =>
        void call.start({ mode, target: { assistantId: this.getAttribute('assistant') ?? 'assistant' } });
      button.onclick = () =>
        call.getSnapshot().status === 'idle'
          ? start(this.getAttribute('mode') === 'text' ? 'text' : 'voice')
          : void call.end();
      button.onpointerenter = button.onfocus = () => void call.warmUp();
      mute.onclick = () => void call.setMuted(!call.getSnapshot().isMuted);
      sound.onclick = () => void call.startAudio();
      form.onsubmit = (event) => {
        event.preventDefault();
        const limit = this.#find()?.textLimit;
        isTooLong = !!limit && limit.measure(input.value.trim()) > limit.max;
        if (isTooLong) return look();
        if (call.getSnapshot().status === 'idle' && input.value.trim()) start('text');
        const { kind } = call.send(input.value);
        if (kind !== 'refused') input.value = '';
        look();
      };
      const look = (this.#look = (): void => show(this, this.#parts, call, { ...WORDS, ...this.words }, isTooLong));
      const stops = [bindPage(call), call.subscribe(look)];
      this.call = call;
      this.#leave = () => {
        for (const stop of stops) stop();
        call.terminate();
        void call.dispose();
        this.call = null;
      };
      look();
    }

    disconnectedCallback(): void {
      this.#leave();
    }

    /** `moveBefore` keeps the call running; other moves disconnect the element first. */
    connectedMoveCallback(): void {}

    #find(): VoiceProvider | null {
      const key = this.getAttribute('public-key');
      const apiBaseUrl = this.getAttribute('api-base-url');
      if (this.provider || !key) return this.provider;
      return createVapiProvider({ getToken: async () => key, ...(apiBaseUrl !== null && { apiBaseUrl }) });
    }
  }

  customElements.define(name, AsadCall);
}

/** Lines grow in place, so that a screen reader reads only new text. */
function showCaptions(list: HTMLOListElement, lines: readonly ConversationLine[], words: CallElementWords): void {
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

/** Visible texts of the element; a page overrides them with the property `words`. */
export interface CallElementWords {
  readonly start: string;
  readonly connecting: string;
  readonly end: string;
  readonly mute: string;
  readonly startAudio: string;
  readonly type: string;
  readonly send: string;
  readonly tooLong: string;
  readonly captions: string;
  readonly visitor: string;
  readonly assistant: string;
  readonly reconnecting: string;
}

const WORDS: CallElementWords = {
  start: 'Call',
  connecting: 'Cancel the call',
  end: 'End the call',
  mute: 'Mute',
  startAudio: 'Play the sound',
  type: 'Type a message',
  send: 'Send',
  tooLong: 'This text is too long. Shorten it.',
  captions: 'What is said',
  visitor: 'You',
  assistant: 'Assistant',
  reconnecting: 'The line is gone. Reconnecting.',
};
