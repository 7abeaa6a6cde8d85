import type { Microphone, ProviderEvent, VoiceProvider, VoiceSession } from '../provider.ts';
import { type Clock, createAbortController } from '../platform.ts';

/** What a provider brings to be examined: itself, and the other side of its calls. One is made for every case. */
export interface ConformanceHarness {
  readonly provider: VoiceProvider;
  readonly clock: Clock;
  /** A microphone that nobody but the caller may stop; `isLive` says whether it still records. */
  readonly microphone: Microphone & { isLive(): boolean };
  /** Lets `ms` pass: a manual clock advances, a real one is waited for. */
  wait(ms: number): Promise<void>;
  /** Makes the assistant hang up. */
  endByAssistant(): void;
  /** Breaks the line of the newest call, or has it back; only where the provider's `can` has 'reconnect'. */
  breakLine?(isBroken: boolean): void;
  /** Has the assistant leave the newest call while its line stands, or come back; where that can happen. */
  leaveByAssistant?(isGone: boolean): void;
  /** Has the system pause the newest call's sound, without letting the page play it, or lets it play again; where there is sound. */
  pauseSound?(isPaused: boolean): void | Promise<void>;
  /** Has hearing fail in the newest call, for a provider that hears by the browser. */
  loseHearing?(): void;
  /** What lives on behalf of calls: rooms, timers, audio, connections. 0 when nobody calls. */
  countAlive(): number;
}

/** Long enough for any provider's next step; a manual clock makes it short. */
const PATIENCE_MS = 5_000;
export const STEP_MS = 50;

/** Throws when it does not hold that `what`. */
export function claim(holds: boolean, what: string): void {
  if (!holds) throw new Error(`The provider does not conform: ${what}`);
}

interface OpenOptions {
  readonly isMuted?: boolean;
  readonly isTyped?: boolean;
  /** Given up before the call is made, or before it is joined. */
  readonly givesUpBefore?: 'create' | 'join';
}

/** A call at the level of the port: everything that the provider reports, and the way out. */
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
  const created = provider.create(context);
  const joined = created.then((call) => {
    if (givesUpBefore === 'join') controller.abort();
    return call.join({ ...context, microphone: isTyped ? null : microphone, isMuted });
  });
  // Looked at by each case; without this, a rejection that comes early would be reported as unhandled.
  joined.catch(() => undefined);
  const has = (type: ProviderEvent['type']): boolean => events.some((event) => event.type === type);
  return {
    events,
    created,
    joined,
    abort: () => controller.abort(),
    has,
    /** The call is over, and for no good reason. */
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

/** Waits until `leaving` has resolved and nothing of the harness lives. */
export async function letGo(harness: ConformanceHarness, leaving: Promise<void>): Promise<void> {
  let alive = -1;
  void leaving.then(() => void (alive = harness.countAlive()));
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += STEP_MS) {
    await harness.wait(STEP_MS);
    // Looked at anew once it was left: what is let go in the background needs a moment more.
    if (alive >= 0) alive = harness.countAlive();
    if (alive === 0) return;
  }
  claim(false, alive < 0 ? 'leaving comes to an end' : `leaving leaves nothing alive, but ${alive} things live`);
}
