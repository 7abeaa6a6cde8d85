import { bindPage } from '../browser/bind-page.ts';
import { isMobileDevice } from '../browser/is-mobile.ts';
import { openMicrophone } from '../browser/open-microphone.ts';
import { CallError } from '../call-error.ts';
import type { Call, CallOptions } from '../call/call.ts';
import { createCall } from '../call/create-call.ts';
import type { CallMode, VoiceProvider } from '../provider.ts';
import { VAPI_TEXT_LIMIT } from '../vapi/text-limit.ts';
import { buildParts, showParts } from './element-parts.ts';
import { WORDS, type CallElementWords } from './words.ts';

/**
 * `<asad-call>`: a call on any page. Attributes: `public-key`, `assistant`, `api-base-url`, `mode="text"`.
 * States: `:state(idle)`, `:state(connecting)`, `:state(active)`.
 */
export interface CallElement extends HTMLElement {
  /** One for the element's life; ends when the element is removed. */
  readonly call: Call;
  /** Replaces the defaults: tools immediately, the rest from the next call on. Flushes its delivery. */
  options: Partial<CallOptions>;
  /** Missing texts stay English. */
  words: Partial<CallElementWords>;
}

/** Vapi with the element's key; the SDK's code loads for the first call. */
function createAttributeProvider(element: HTMLElement): VoiceProvider {
  async function load(): Promise<VoiceProvider> {
    const key = element.getAttribute('public-key');
    if (!key) throw new CallError('creation_failed', 'This call has no public key. Set public-key, or a provider.');
    const apiBaseUrl = element.getAttribute('api-base-url');
    const { createVapiProvider } = await import('../vapi/index.ts');
    return createVapiProvider({ getToken: async () => key, ...(apiBaseUrl !== null && { apiBaseUrl }) });
  }
  return {
    textLimit: VAPI_TEXT_LIMIT,
    warmUp: async () => (element.hasAttribute('public-key') ? (await load()).warmUp?.() : undefined),
    create: async (context) => (await load()).create(context),
  };
}

/** React 19 writes a removed property as undefined: here, as a missing one. */
function fill<Whole extends object>(defaults: Whole, given: Partial<Whole> | undefined): Whole {
  const found = Object.entries(given ?? {}).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(found) };
}

function replace(target: object, source: object): void {
  for (const key of Object.keys(target)) if (!(key in source)) Reflect.deleteProperty(target, key);
  Object.assign(target, source);
}

/** Does nothing without a DOM. */
export function defineCallElement(name = 'asad-call'): void {
  if (!('customElements' in globalThis) || customElements.get(name)) return;

  class AsadCall extends HTMLElement implements CallElement {
    readonly #defaults = { openMicrophone, isMobile: isMobileDevice(), provider: createAttributeProvider(this) };
    /** The call reads it at each start. */
    readonly #options: CallOptions = { ...this.#defaults };
    readonly call = createCall(this.#options);
    readonly #parts = buildParts(this.attachShadow({ mode: 'open', delegatesFocus: true }));
    /** jsdom has internals without states, happy-dom has none. */
    readonly #states: Set<string> | undefined = (this as Partial<HTMLElement>).attachInternals?.().states;
    #words: CallElementWords = WORDS;
    #isTooLong = false;
    #unbind: () => void = () => undefined;

    constructor() {
      super();
      const { call } = this;
      const { button, form, input, mute, sound } = this.#parts;
      button.onclick = () =>
        call.getSnapshot().status === 'idle'
          ? this.#start(this.getAttribute('mode') === 'text' ? 'text' : 'voice')
          : void call.end();
      button.onpointerenter = button.onfocus = () => void call.warmUp();
      // Browsers repeat the click while Enter is held (UI5/webcomponents#10299).
      button.onkeydown = (event) => void (event.repeat && event.key === 'Enter' && event.preventDefault());
      mute.onclick = () => void call.setMuted(!call.getSnapshot().isMuted);
      sound.onclick = () => void call.startAudio();
      form.onsubmit = (event) => {
        event.preventDefault();
        let result = call.send(input.value);
        if (result.kind === 'refused' && result.because === 'no-call') {
          this.#start('text');
          result = call.send(input.value);
        }
        this.#isTooLong = result.kind === 'refused' && result.because === 'too-large';
        if (result.kind !== 'refused') input.value = '';
        this.#look();
      };
      call.subscribe(() => this.#look());
      // Properties set before this module loaded would shadow the accessors.
      for (const property of ['options', 'words'] as const) {
        const early = this[property];
        Reflect.deleteProperty(this, property);
        Object.assign(this, { [property]: early });
      }
    }

    get words(): Partial<CallElementWords> {
      return this.#words;
    }

    set words(words: Partial<CallElementWords> | undefined) {
      this.#words = fill(WORDS, { ...words, silence: { ...WORDS.silence, ...words?.silence } });
      this.#look();
    }

    get options(): Partial<CallOptions> {
      return this.#options;
    }

    set options(options: Partial<CallOptions> | undefined) {
      replace(this.#options, fill<CallOptions>(this.#defaults, options));
      replace(this.call.tools, options?.tools ?? {});
      if (this.isConnected) void options?.delivery?.flush?.();
    }

    connectedCallback(): void {
      this.#unbind = bindPage(this.call);
    }

    disconnectedCallback(): void {
      this.#unbind();
      this.call.terminate();
    }

    /** `moveBefore` keeps the call running; other moves disconnect the element. */
    connectedMoveCallback(): void {}

    #start(mode: CallMode): void {
      void this.call.start({ mode, target: { assistantId: this.getAttribute('assistant') ?? 'assistant' } });
    }

    #look(): void {
      const snapshot = this.call.getSnapshot();
      this.#states?.clear();
      this.#states?.add(snapshot.status);
      showParts(this.#parts, { snapshot, words: this.#words, isTooLong: this.#isTooLong });
    }
  }

  customElements.define(name, AsadCall);
}
