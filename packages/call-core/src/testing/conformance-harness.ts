import type { Microphone, ProviderEvent, VoiceProvider, VoiceSession } from '../provider.ts';
import { type Clock, createAbortController } from '../platform.ts';

/** A provider under test, and the other side of its calls. The suite creates one per case. */
export interface ConformanceHarness {
  readonly provider: VoiceProvider;
  readonly clock: Clock;
  /** A microphone that only the caller may stop; `isLive` is true while it records. */
  readonly microphone: Microphone & { isLive(): boolean };
  /** Lets `ms` pass: advances a manual clock, or waits in real time. */
  wait(ms: number): Promise<void>;
  /** Makes the assistant hang up. */
  endByAssistant(): void;
  /** Breaks or restores the connection; only for providers whose `can` has 'reconnect'. */
  breakLine?(isBroken: boolean): void;
  /** Makes the assistant leave while the connection is up, or return; if supported. */
  leaveByAssistant?(isGone: boolean): void;
  /** Makes the system pause or resume the sound, if there is any. */
  pauseSound?(isPaused: boolean): void | Promise<void>;
  /** Makes speech recognition fail; for providers that use the browser's. */
  loseHearing?(): void;
  /** Counts the resources of calls: rooms, timers, audio, connections. 0 without a call. */
  countAlive(): number;
}

/** Longer than any provider's next step; a manual clock passes it instantly. */
const PATIENCE_MS = 5_000;
export const STEP_MS = 50;

export function claim(holds: boolean, what: string): void {
  if (!holds) throw new Error(`The provider does not conform: ${what}`);
}

interface OpenOptions {
  readonly isMuted?: boolean;
  readonly isTyped?: boolean;
  readonly givesUpBefore?: 'create' | 'join';
}

export function open(harness: ConformanceHarness, options: OpenOptions = {}) {
  const { clock, microphone, provider, wait } = harness;
  const { givesUpBefore, isMuted = false, isTyped = false } = options;
  const controller = createAbortController();
  const { signal } = controller;
  if (givesUpBefore === 'create') controller.abort();
  const events: ProviderEvent[] = [];
  const mode = isTyped ? 'text' : 'voice';
  const context = {
    target: { assistantId: 'assistant' },
    mode,
    signal,
    clock,
    emit: (event: ProviderEvent) => void events.push(event),
  } as const;
  const created = (async () => provider.create(context))();
  const joined = created.then((call) => {
    if (givesUpBefore === 'join') controller.abort();
    return call.join({ ...context, microphone: isTyped ? null : microphone, isMuted });
  });
  // Each case inspects this promise; the handler prevents an unhandled rejection.
  joined.catch(() => undefined);
  const has = (type: ProviderEvent['type']): boolean => events.some((event) => event.type === type);
  return {
    events,
    created,
    joined,
    abort: () => controller.abort(),
    has,
    hasFailed: () => events.some((event) => event.type === 'ended' && event.end.by === 'error'),
    async until(what: string, holds: () => boolean): Promise<void> {
      for (let waitedMs = 0; !holds(); waitedMs += STEP_MS) {
        claim(waitedMs < PATIENCE_MS, `${what} did not happen`);
        await wait(STEP_MS);
      }
    },
    async session(): Promise<VoiceSession> {
      let session: VoiceSession | undefined;
      void joined.then((value) => void (session = value)).catch(() => undefined);
      await this.until('joining', () => session !== undefined);
      return joined;
    },
  };
}

export async function letGo(harness: ConformanceHarness, leaving: Promise<void>): Promise<void> {
  let alive = -1;
  void leaving.then(() => void (alive = harness.countAlive()));
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += STEP_MS) {
    await harness.wait(STEP_MS);
    if (alive >= 0) alive = harness.countAlive();
    if (alive === 0) return;
  }
  claim(false, alive < 0 ? 'leaving comes to an end' : `leaving leaves nothing alive, but ${alive} things live`);
}
