import { watchAudioDevices } from '../browser/audio-devices.ts';
import { bindPage } from '../browser/bind-page.ts';
import { isMobileDevice } from '../browser/is-mobile.ts';
import { openMicrophone } from '../browser/open-microphone.ts';
import { CallError } from '../call-error.ts';
import type { Call, CallEventName, CallOptions } from '../call/call.ts';
import { createCall } from '../call/create-call.ts';
import type { TextLimit, VoiceProvider } from '../provider.ts';
import { VAPI_TEXT_LIMIT } from '../vapi/text-limit.ts';
import { buildParts, drawLevel, showMicrophones, showParts } from './element-parts.ts';
import type { CallElement, CallElementEventMap } from './element-types.ts';
import { mergeWords, type CallElementWords } from './words.ts';

const EVENTS = {
  'call-start': 'call-start',
  'call-start-failed': 'call-start-failed',
  'call-end': 'call-end',
  error: 'call-error',
  'tool-call': 'tool-call',
  'tool-refused': 'tool-refused',
} as const satisfies Partial<Record<CallEventName, keyof CallElementEventMap>>;

const NO_LIMIT: TextLimit = { max: Infinity, measure: () => 0 };

/** Properties set before this module loaded would shadow the accessors. */
function takeEarly(element: HTMLElement): Partial<CallElement> {
  const early: Partial<CallElement> = Object.assign({}, element);
  for (const name of ['words', 'options']) Reflect.deleteProperty(element, name);
  return early;
}

function replace(target: object, source: object): void {
  for (const key of Object.keys(target)) if (!(key in source)) Reflect.deleteProperty(target, key);
  Object.assign(target, source);
}

/** Does nothing without a DOM. */
export function defineCallElement(name = 'asad-call'): void {
  if (!('customElements' in globalThis) || customElements.get(name)) return;

  class AsadCall extends HTMLElement {
    readonly #early = takeEarly(this);
    provider: VoiceProvider | null = this.#early.provider ?? null;
    call: Call | null = null;
    #options: Partial<CallOptions> = this.#early.options ?? {};
    #words: Partial<CallElementWords> = this.#early.words ?? {};
    readonly #parts = buildParts(this.attachShadow({ mode: 'open', delegatesFocus: true }));
    /** Absent in jsdom. */
    readonly #states: Pick<Set<string>, 'add' | 'clear'> = this.attachInternals().states ?? new Set();
    #isTooLong = false;
    /** The call reads most options at each start. */
    readonly #live: CallOptions = this.#list();
    #unbind: () => void = () => undefined;
    #leave: () => void = () => undefined;

    get words(): Partial<CallElementWords> {
      return this.#words;
    }

    set words(words: Partial<CallElementWords>) {
      this.#words = words;
      this.#look();
    }

    get options(): Partial<CallOptions> {
      return this.#options;
    }

    set options(options: Partial<CallOptions>) {
      this.#options = options;
      replace(this.#live, this.#list());
      if (!this.call) return;
      replace(this.call.tools, options.tools ?? {});
      this.#bind(this.call);
    }

    connectedCallback(): void {
      // React 18 writes all props of a custom element as attributes.
      for (const property of ['provider', 'options', 'words'].filter((each) => this.hasAttribute(each)))
        console.warn(
          `The attribute ${property} of <asad-call> does nothing. Set the property, in React 18 through a ref.`,
        );
      const call = createCall(this.#live);
      const { button, form, frame, input, launcher, level, microphone, mute, sound } = this.#parts;
      const start = (mode: 'voice' | 'text'): void =>
        void call.start({ mode, target: { assistantId: this.getAttribute('assistant') ?? 'assistant' } });
      button.onclick = () =>
        call.getSnapshot().status === 'idle'
          ? start(this.getAttribute('mode') === 'text' ? 'text' : 'voice')
          : void call.end();
      button.onpointerenter = button.onfocus = () => void call.warmUp();
      mute.onclick = () => void call.setMuted(!call.getSnapshot().isMuted);
      sound.onclick = () => void call.startAudio();
      microphone.onchange = () => void call.setMicrophone(microphone.value || null);
      form.onsubmit = (event) => {
        event.preventDefault();
        let result = call.send(input.value);
        if (result.kind === 'refused' && result.because === 'no-call') {
          start('text');
          result = call.send(input.value);
        }
        this.#isTooLong = result.kind === 'refused' && result.because === 'too-large';
        if (result.kind !== 'refused') input.value = '';
        this.#look();
      };
      frame.open = !this.hasAttribute('launcher');
      frame.onkeydown = ({ key }) => {
        if (key !== 'Escape' || !this.hasAttribute('launcher')) return;
        frame.open = false;
        launcher.focus();
      };
      const stopWatching = watchAudioDevices((found) => {
        showMicrophones(microphone, found, { call, words: mergeWords(this.#words) });
        this.#look();
      });
      let stopDrawing: (() => void) | undefined;
      const draw = (): void => {
        if (call.getSnapshot().status === 'active') return void (stopDrawing ??= drawLevel(level, call));
        stopDrawing?.();
        stopDrawing = undefined;
      };
      const stops = [
        stopWatching,
        call.subscribe(() => (draw(), this.#look(), this.#fire('call-change', call.getSnapshot()))),
        ...Object.entries(EVENTS).map(([event, type]) =>
          call.on(event as CallEventName, (detail) => this.#fire(type, detail)),
        ),
        () => stopDrawing?.(),
      ];
      this.call = call;
      this.#bind(call);
      this.#leave = () => {
        this.#unbind();
        for (const stop of stops) stop();
        call.terminate();
        void call.dispose();
        this.call = null;
      };
      this.#look();
    }

    disconnectedCallback(): void {
      this.#leave();
    }

    /** `moveBefore` keeps the call running; other moves disconnect the element. */
    connectedMoveCallback(): void {}

    #bind(call: Call): void {
      this.#unbind();
      this.#unbind = bindPage(call);
    }

    #fire(type: keyof CallElementEventMap, detail: unknown): void {
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
    }

    #look(): void {
      if (!this.call) return;
      const snapshot = this.call.getSnapshot();
      const { status, assistantIsThinking, isMuted } = snapshot;
      this.#states.clear();
      this.#states.add(status);
      if (isMuted) this.#states.add('muted');
      if (assistantIsThinking) this.#states.add('thinking');
      showParts(this.#parts, { snapshot, words: mergeWords(this.#words), isTooLong: this.#isTooLong });
    }

    #list(): CallOptions {
      const find = (): VoiceProvider | undefined => this.provider ?? this.#options.provider;
      const provider: VoiceProvider = {
        get textLimit() {
          const current = find();
          return current ? (current.textLimit ?? NO_LIMIT) : VAPI_TEXT_LIMIT;
        },
        warmUp: async () => (await this.#load())?.warmUp?.(),
        create: async (context) => {
          const loaded = await this.#load();
          if (loaded) return loaded.create(context);
          throw new CallError('creation_failed', 'This call has no public key. Set public-key, or a provider.');
        },
      };
      return { openMicrophone, isMobile: isMobileDevice(), ...this.#options, provider };
    }

    async #load(): Promise<VoiceProvider | undefined> {
      const provider = this.provider ?? this.#options.provider;
      const key = this.getAttribute('public-key');
      if (provider || !key) return provider;
      const apiBaseUrl = this.getAttribute('api-base-url');
      const { createVapiProvider } = await import('../vapi/index.ts');
      return createVapiProvider({ getToken: async () => key, ...(apiBaseUrl !== null && { apiBaseUrl }) });
    }
  }

  customElements.define(name, AsadCall);
}
