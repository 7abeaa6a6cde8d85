import { createCall, type CallError, type CallMode } from '@asad/call-core';
import {
  bindPage,
  createAudioOutput,
  createIndexedDbOutboxStore,
  createWebLockLease,
  isMobileDevice,
  keepAwake,
  openMicrophone,
} from '@asad/call-core/browser';
import type { CallStats } from '@asad/call-core/contract';
import { createOutbox } from '@asad/call-core/delivery';
import { failAfter } from '../../timing/fail-after.ts';
import { whenIdle } from '../../timing/when-idle.ts';
import { createSiteProvider } from './create-site-provider.ts';
import { loadOnce } from '../../timing/load-once.ts';
import { canHear, chooseMode, findVoice, VOICES } from '../voices/voices.ts';
import type { Backend, CallService } from '../backend/backend.ts';
import { detailsOf, siteError } from '../errors/site-error.ts';
import { siteTools } from './site-tools.ts';

/** This site's tabs share these names. */
const LEASE = 'asad-call';
const OUTBOX = 'asad-call-outbox';

/** Up to 0.3 MB on a slow line. The gate waits longer: its own error names the statistics. */
const VOICE_LIMIT_MS = 35_000;

export interface CallSessionOptions {
  readonly backend: Backend;
  readonly loadCheck: () => Promise<unknown>;
}

/** Before the first press it sends one request for the backend's promises, and one for a verified visitor's count. */
export function createCallSession({ backend, loadCheck }: CallSessionOptions) {
  const { check, records } = backend;
  const output = createAudioOutput();
  let stats: CallStats | null = null;
  let service: CallService | null = null;
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const keepStats = (newest: CallStats): CallStats => {
    stats = newest;
    notify();
    return newest;
  };
  let requestedMode: CallMode = 'voice';

  const voices = VOICES.map((voice) => ({
    ...voice,
    load: loadOnce(() => voice.load({ output, judgeTurn: backend.judgeTurn })),
  }));

  const lease = createWebLockLease(LEASE);
  const outbox =
    records &&
    createOutbox({
      ...records,
      store: createIndexedDbOutboxStore(OUTBOX),
      isCallAlive: lease.isHeld,
      log: (error) => console.error(error),
    });

  async function passGate(signal: AbortSignal): Promise<CallError | null> {
    const freshStats = await backend.fetchStats(signal);
    if (freshStats) keepStats(freshStats);
    if (freshStats?.canMakeCall === false)
      return siteError('visitor_limit', 'No calls are left for this visitor.', { stats: freshStats });
    const { voice: name } = freshStats ?? (await fetchService());
    // Nothing is spent yet: the page restarts in typed mode and explains why.
    if (chooseMode(requestedMode, findVoice(name), canHear()) !== requestedMode)
      return siteError('cannot_hear', 'Who answers hears by the browser, and this one has no speech recognition.');
    try {
      await Promise.race([voices.find((voice) => voice.name === name)?.load(), failAfter(VOICE_LIMIT_MS)]);
      return null;
    } catch (cause) {
      return siteError('code_missing', 'The code of who answers could not be loaded; no call was counted.', { cause });
    }
  }

  /** Ignores failures; the press reports them. */
  async function prefetchStats(): Promise<void> {
    const newest = await backend.fetchStats();
    if (newest && call.getSnapshot().status === 'idle') keepStats(newest);
  }

  async function fetchService(): Promise<CallService> {
    service = await backend.fetchService();
    notify();
    return service;
  }

  const call = createCall({
    // The backend uses its own settings.
    target: { assistantId: 'asad' },
    provider: createSiteProvider({
      createCall: backend.createCall,
      findJoin: async (carrier) => voices.find(({ transport }) => transport === carrier)?.load(),
    }),
    gate: { check: passGate },
    stageLimitsMs: { gate: VOICE_LIMIT_MS + 5_000 },
    openMicrophone: (signal, choice) => openMicrophone(signal, choice, output),
    lease,
    tools: siteTools,
    isMobile: isMobileDevice(),
    ...(outbox && { delivery: outbox }),
  });
  call.on('call-start-failed', ({ error }) => {
    void output.close();
    // After a 401 the next press begins with the check.
    const { stats: newestStats, status } = detailsOf(error);
    if (error?.code === 'not_verified' || error?.code === 'unauthenticated' || status === 401) check?.forget();
    if (newestStats) keepStats(newestStats);
  });
  call.on('call-end', () => void output.close());
  call.on('call-start', () => {
    // Count the press without waiting for the server.
    if (stats)
      keepStats({
        ...stats,
        callCount: stats.callCount + 1,
        remainingCalls: Math.max(0, stats.remainingCalls - 1),
      });
  });

  const ignore = (): undefined => undefined;
  const needsCheck = (): boolean => check?.isPassed() === false;
  /** The site's own code, of the guide or the model; a service's code loads with the call. */
  const loadFirst = async (): Promise<unknown> => {
    const expected = (stats ?? service)?.voice ?? 'guide';
    return voices.find(({ name, hearsByBrowser }) => hearsByBrowser && name === expected)?.load();
  };

  return {
    call,
    check,
    /** Deletes this visitor's transcripts, undelivered ones included. Null: no call is recorded. */
    deleteCalls:
      records && outbox
        ? async (): Promise<void> => {
            await outbox.forget();
            await records.deleteMine();
          }
        : null,
    /** Throws 'cannot_hear' before spending anything if the call should be typed. */
    start(mode: CallMode): ReturnType<typeof call.start> {
      requestedMode = mode;
      const before = needsCheck() ? loadCheck() : Promise.resolve();
      before.then(loadFirst).catch(ignore);
      return call.start({ mode });
    },
    /** Unlocks audio, which Safari permits only within the press. */
    primeSound: () => output.prime(),
    /** On hover, focus or touch. Never prompts the visitor. */
    warmUp(): void {
      backend.warmUp().catch(ignore);
      if (needsCheck()) loadCheck().catch(ignore);
    },
    /** Of the backend; null before a response. After an earlier check, the statistics are known before the press. */
    getAnswers: () => ({ stats, service }),
    /** Returns the unsubscribe function. */
    watchAnswers(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Delivers records of earlier visits; ends the call when the visitor leaves. Runs once. */
    attach: loadOnce(async () => {
      whenIdle(() => {
        fetchService().catch(ignore);
        if (!needsCheck()) prefetchStats().then(loadFirst).catch(ignore);
      });
      bindPage(call);
      keepAwake(call);
    }),
  };
}
export type CallSession = ReturnType<typeof createCallSession>;
