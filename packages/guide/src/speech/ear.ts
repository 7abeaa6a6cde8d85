/** What an ear hears. */
export interface Heard {
  readonly text: string;
  readonly isFinal: boolean;
  /** What else it may have been, the likeliest first. */
  readonly alternatives: readonly string[];
  /** It listens to the call's own track, whose echo is cancelled: nothing that it hears is the guide's own voice. */
  readonly isOwnTrack: boolean;
}

/** Who is told of what an ear hears. */
export interface EarListeners {
  readonly heard: (heard: Heard) => void;
  /** Hearing does not work here, for good; `reason` is the browser's word. */
  readonly failed: (reason: string) => void;
}

/** Turns what the visitor says into text. */
export interface Ear {
  /** Listens until `rest` or `close`. */
  listen(): void;
  /** Stops listening, to listen again later. */
  rest(): void;
  close(): void;
}

/** The part of the Web Speech API that is used (TypeScript's DOM types leave recognition out). */
interface Recognition {
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  lang: string;
  onresult: ((event: RecognitionResultEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(track?: MediaStreamTrack): void;
  abort(): void;
}

interface RecognitionResultEvent {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

type RecognitionClass = new () => Recognition;

/** Errors after which listening again makes sense; every other one is for good. */
const PASSING_ERRORS: ReadonlySet<string> = new Set(['no-speech', 'aborted']);
/** A recogniser that ends by itself this often, at once and without a word, is not one. */
const MOST_EMPTY_ENDS = 5;
/** Whatever listened this long has listened: its end is a pause, not a failure. */
const LISTENED_MS = 1_000;
/** A name is often the second guess. */
const MOST_ALTERNATIVES = 3;

/** The browser’s speech recognition, or undefined where there is none. */
export function findRecognition(): RecognitionClass | undefined {
  const names = globalThis as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition;
}

/**
 * The browser's speech recognition, listening to `track` where the browser can (so that its echo cancellation keeps
 * the owl's own voice out). What `available()` answers is not asked: it may say yes and fail; events tell the truth.
 */
export function createBrowserEar(track: MediaStreamTrack, listeners: EarListeners, lang = 'en-US'): Ear | undefined {
  const Recognition = findRecognition();
  if (!Recognition) return undefined;
  let recognition: Recognition | null = null;
  let wantsToListen = false;
  let isClosed = false;
  let emptyEnds = 0;

  function fail(reason: string): void {
    wantsToListen = false;
    isClosed = true;
    listeners.failed(reason);
  }

  function begin(Class: RecognitionClass): void {
    const session = new Class();
    recognition = session;
    session.continuous = true;
    session.interimResults = true;
    session.maxAlternatives = MOST_ALTERNATIVES;
    const begunAtMs = performance.now();
    let isOwnTrack = true;
    let isPause = false;
    session.lang = lang;
    session.onresult = ({ results, resultIndex }) => {
      emptyEnds = 0;
      for (let index = resultIndex; index < results.length; index += 1) {
        const result = results[index];
        if (!result) continue;
        const [text, ...alternatives] = Array.from(result, ({ transcript }) => transcript.trim()).filter(Boolean);
        if (text) listeners.heard({ text, isFinal: result.isFinal, alternatives, isOwnTrack });
      }
    };
    session.onerror = ({ error }) => {
      isPause = PASSING_ERRORS.has(error);
      if (!isPause && !isClosed) fail(error);
    };
    session.onend = () => {
      if (recognition === session) recognition = null;
      if (!wantsToListen || isClosed) return;
      emptyEnds = isPause || performance.now() - begunAtMs >= LISTENED_MS ? 0 : emptyEnds + 1;
      if (emptyEnds > MOST_EMPTY_ENDS) fail('ended');
      else begin(Class);
    };
    try {
      session.start(track);
    } catch {
      // An older browser takes no track, or the recogniser is still closing.
      isOwnTrack = false;
      try {
        session.start();
      } catch (error) {
        fail(error instanceof Error ? error.name : 'start');
      }
    }
  }

  const halt = (): void => {
    wantsToListen = false;
    recognition?.abort();
    recognition = null;
  };

  return {
    listen() {
      if (isClosed || wantsToListen) return;
      wantsToListen = true;
      if (!recognition) begin(Recognition);
    },
    rest: halt,
    close() {
      isClosed = true;
      halt();
    },
  };
}
