import type { Microphone, ProviderEvent, VoiceProvider, VoiceSession } from '../provider.ts';
import { type Clock, createAbortController } from '../platform.ts';

/** A provider and the other side of its calls; one per case. */
export interface ConformanceHarness {
  readonly provider: VoiceProvider;
  readonly clock: Clock;
  /** `isLive` is true while it records. */
  readonly microphone: Microphone & { isLive(): boolean };
  /** Advances a manual clock, or waits in real time. */
  wait(ms: number): Promise<void>;
  /** The assistant hangs up, if supported. */
  endByAssistant?(): void;
  /** Breaks or restores the connection, if `can` has 'reconnect'. */
  breakLine?(isBroken: boolean): void;
  /** The assistant leaves or returns, if supported. */
  leaveByAssistant?(isGone: boolean): void;
  /** The system pauses or resumes the sound. */
  pauseSound?(isPaused: boolean): void | Promise<void>;
  /** Makes speech recognition fail, if the provider uses the browser's. */
  loseHearing?(): void;
  /** Counts rooms, timers, audio, connections; 0 without a call. */
  countAlive(): number;
}

/** Longer than any provider's next step. */
const PATIENCE_MS = 5_000;
export const STEP_MS = 50;

export function claim(holds: boolean, what: string): void {
  if (!holds) throw new Error(`The provider does not conform: ${what}`);
}

export async function until(
  { wait }: ConformanceHarness,
  what: string,
  holds: () => boolean,
  limitMs = PATIENCE_MS,
): Promise<void> {
  for (let waitedMs = 0; !holds(); waitedMs += STEP_MS) {
    claim(waitedMs < limitMs, `${what} did not happen`);
    await wait(STEP_MS);
  }
}

interface OpenOptions {
  readonly isMuted?: boolean;
  readonly isTyped?: boolean;
  readonly givesUpBeforeJoin?: boolean;
}

export function open(harness: ConformanceHarness, options: OpenOptions = {}) {
  const { clock, microphone, provider } = harness;
  const { givesUpBeforeJoin, isMuted = false, isTyped = false } = options;
  const controller = createAbortController();
  const { signal } = controller;
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
    if (givesUpBeforeJoin) controller.abort();
    return call.join({ ...context, microphone: isTyped ? null : microphone, isMuted });
  });
  // Prevents an unhandled rejection.
  joined.catch(() => undefined);
  const has = (type: ProviderEvent['type']): boolean => events.some((event) => event.type === type);
  return {
    events,
    created,
    joined,
    abort: () => controller.abort(),
    has,
    until: (what: string, holds: () => boolean) => until(harness, what, holds),
    async session(): Promise<VoiceSession> {
      let session: VoiceSession | undefined;
      void joined.then((value) => void (session = value)).catch(() => undefined);
      await this.until('joining', () => session !== undefined);
      return joined;
    },
  };
}

export async function letGo(harness: ConformanceHarness, leaving: Promise<void>): Promise<void> {
  let hasLeft = false;
  void leaving.then(() => void (hasLeft = true));
  await until(harness, 'the end of leaving', () => hasLeft);
  await until(harness, 'the release of every resource', () => harness.countAlive() === 0);
}
