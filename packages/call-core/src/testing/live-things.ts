/** Resources that a call can leave in a page. */
export interface LiveThings {
  /** Tracks that still record. */
  readonly microphones: number;
  readonly audioElements: number;
  readonly audioContexts: number;
  /** Pending timers of at least 50 ms. */
  readonly timers: number;
}

/** Counts a page's live resources. */
export interface LiveThingsWatch {
  count(): LiveThings;
  undo(): void;
}

/** Counts live resources by replacing the page's constructors. */
export function watchLiveThings(): LiveThingsWatch {
  const tracks = new Set<MediaStreamTrack>();
  const contexts = new Set<AudioContext>();
  const timers = new Set<number>();
  const media = navigator.mediaDevices;
  const getUserMedia = media.getUserMedia.bind(media);
  const { AudioContext: RealContext, setTimeout: realSet, clearTimeout: realClear } = globalThis;

  media.getUserMedia = async (constraints) => {
    const stream = await getUserMedia(constraints);
    for (const track of stream.getTracks()) tracks.add(track);
    return stream;
  };
  globalThis.AudioContext = class extends RealContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      contexts.add(this);
    }
  };
  const set = (run: TimerHandler, delayMs = 0, ...rest: unknown[]): number => {
    const timer = Number(
      realSet(() => {
        timers.delete(timer);
        if (typeof run === 'function') run(...rest);
      }, delayMs),
    );
    if (delayMs >= 50) timers.add(timer);
    return timer;
  };
  globalThis.setTimeout = set as unknown as typeof setTimeout;
  globalThis.clearTimeout = ((timer?: number) => {
    if (timer !== undefined) timers.delete(timer);
    realClear(timer);
  }) as typeof clearTimeout;

  return {
    count: () => ({
      microphones: [...tracks].filter((track) => track.readyState === 'live').length,
      audioElements: document.querySelectorAll('audio').length,
      audioContexts: [...contexts].filter((context) => context.state !== 'closed').length,
      timers: timers.size,
    }),
    undo() {
      media.getUserMedia = getUserMedia;
      globalThis.AudioContext = RealContext;
      globalThis.setTimeout = realSet;
      globalThis.clearTimeout = realClear;
    },
  };
}
