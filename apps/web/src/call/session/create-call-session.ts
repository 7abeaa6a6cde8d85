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
import type { CallStats, CaptchaChallenge } from '@asad/call-core/contract';
import { createOutbox, createRecordSender } from '@asad/call-core/delivery';
import { loadAgain } from '../../boot/load-again.ts';
import { failAfter } from '../../timing/fail-after.ts';
import { whenIdle } from '../../timing/when-idle.ts';
import type { Identity } from '../../identity/create-firebase-identity.ts';
import { createBackendClient } from './backend-client.ts';
import { createSiteProvider } from './create-site-provider.ts';
import { fetchApi } from '../api/fetch-api.ts';
import { loadOnce } from '../../timing/load-once.ts';
import { canHear, chooseMode, VOICES } from './voices.ts';
import { detailsOf, siteError } from '../errors/site-error.ts';
import { siteTools } from './site-tools.ts';
import { getStatusText } from '../errors/status-text.ts';
import { fetchCaptchaChallenge } from '../verification/captcha/fetch-captcha-challenge.ts';
import { createVerificationMemory } from '../verification/verification-memory.ts';

/** This site's tabs share these names. */
const LEASE = 'asad-call';
const OUTBOX = 'asad-call-outbox';

/** Up to 0.3 MB on a slow line. The gate waits longer: its own error names the statistics. */
const VOICE_LIMIT_MS = 35_000;

/** What the backend's settings promise before a call. */
export type CallService = Pick<CaptchaChallenge, 'voice' | 'maxCalls' | 'maxCallSeconds' | 'keptDays'>;

export interface CallSessionParts {
  readonly loadCheck: () => Promise<unknown>;
}

/** Before the first press it sends one request for the backend's promises, and one for a verified visitor's count. */
export function createCallSession({ loadCheck }: CallSessionParts) {
  const verification = createVerificationMemory();
  const output = createAudioOutput();
  let identity: Identity | null = null;
  let stats: CallStats | null = null;
  let service: CallService | null = null;
  const statsListeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of statsListeners) listener();
  };
  const keepStats = (newest: CallStats): CallStats => {
    stats = newest;
    notify();
    return newest;
  };
  let requestedMode: CallMode = 'voice';

  const getIdentity = loadOnce(async () => {
    const load = (): Promise<typeof import('../../identity/create-firebase-identity.ts')> =>
      import('../../identity/create-firebase-identity.ts');
    const { createFirebaseIdentity } = await loadAgain(load).catch((cause: unknown) => {
      throw siteError('code_missing', 'The code of the sign-in could not be loaded.', { cause });
    });
    identity = await createFirebaseIdentity();
    return identity;
  });
  const getToken = async (): Promise<string | null> => (await getIdentity()).getToken();
  const voices = VOICES.map((voice) => ({
    ...voice,
    load: loadOnce(() => voice.load({ output, fetch: fetchApi, getToken })),
  }));

  const backend = createBackendClient(fetchApi, getToken);
  const lease = createWebLockLease(LEASE);
  const outbox = createOutbox({
    store: createIndexedDbOutboxStore(OUTBOX),
    send: createRecordSender({ url: '/api/clientCallEnded', fetch: fetchApi, getStatusText }),
    // Most visitors have no undelivered records and need no identity.
    getVisitor: () => (identity ? identity.getVisitor() : getIdentity().then((loaded) => loaded.getVisitor())),
    isCallAlive: lease.isHeld,
    log: (error) => console.error(error),
  });

  async function check(signal: AbortSignal): Promise<CallError | null> {
    if (!verification.isLikely()) return siteError('not_verified', 'The visitor has not passed the check yet.');
    const uid = (await getIdentity()).getUid();
    if (uid === null || !verification.holdsFor(uid))
      return siteError('unauthenticated', 'The visitor is not signed in.');
    const freshStats = keepStats(await backend.fetchStats(signal));
    if (!freshStats.canMakeCall)
      return siteError('visitor_limit', 'No calls are left for this visitor.', { stats: freshStats });
    // Nothing is spent yet: the page restarts in typed mode and explains why.
    if (chooseMode(requestedMode, freshStats, canHear()) !== requestedMode)
      return siteError('cannot_hear', 'Who answers hears by the browser, and this one has no speech recognition.');
    try {
      const voice = voices.find(({ name }) => name === freshStats.voice);
      await Promise.race([voice?.load(), failAfter(VOICE_LIMIT_MS)]);
      return null;
    } catch (cause) {
      return siteError('code_missing', 'The code of who answers could not be loaded; no call was counted.', { cause });
    }
  }

  /** Ignores failures; the press reports them. */
  async function prefetchStats(): Promise<void> {
    const uid = (await getIdentity()).getUid();
    if (uid !== null && verification.holdsFor(uid) && call.getSnapshot().status === 'idle')
      keepStats(await backend.fetchStats());
  }

  async function prefetchService(): Promise<void> {
    service = await fetchCaptchaChallenge();
    notify();
  }

  const call = createCall({
    // The backend uses its own settings.
    target: { assistantId: 'asad' },
    provider: createSiteProvider({
      fetch: fetchApi,
      getToken,
      findVoice: async (carrier) => voices.find(({ transport }) => transport === carrier)?.load(),
    }),
    gate: { check },
    stageLimitsMs: { gate: VOICE_LIMIT_MS + 5_000 },
    openMicrophone: (signal, choice) => openMicrophone(signal, choice, output),
    lease,
    tools: siteTools,
    isMobile: isMobileDevice(),
    delivery: outbox,
  });
  call.on('call-start-failed', ({ error }) => {
    void output.close();
    // After a 401 the next press begins with the check.
    const { stats: newestStats, status } = detailsOf(error);
    if (error?.code === 'not_verified' || error?.code === 'unauthenticated' || status === 401) verification.forget();
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
  /** Other voices load after the press. */
  const loadFirst = async (): Promise<unknown> => voices[0]?.load();

  return {
    call,
    outbox,
    backend,
    verification,
    getIdentity,
    /** Throws 'cannot_hear' before spending anything if the call should be typed. */
    start(mode: CallMode): ReturnType<typeof call.start> {
      requestedMode = mode;
      const before = verification.isLikely() ? Promise.resolve() : loadCheck();
      before.then(loadFirst).catch(ignore);
      return call.start({ mode });
    },
    /** Unlocks audio, which Safari permits only within the press. */
    primeSound: () => output.prime(),
    /** On hover, focus or touch. Never prompts the visitor. */
    warmUp(): void {
      getIdentity().catch(ignore);
      if (!verification.isLikely()) loadCheck().catch(ignore);
    },
    /** Returns null before the first response. */
    getStats: () => stats,
    /** Null before the response. */
    getService: () => service,
    /** Returns the unsubscribe function. */
    watchStats(listener: () => void): () => void {
      statsListeners.add(listener);
      return () => statsListeners.delete(listener);
    },
    /** Delivers records of earlier visits; ends the call when the visitor leaves. Runs once. */
    attach: loadOnce(async () => {
      whenIdle(() => {
        prefetchService().catch(ignore);
        if (verification.isLikely()) prefetchStats().then(loadFirst).catch(ignore);
      });
      bindPage(call, outbox);
      keepAwake(call);
    }),
  };
}
export type CallSession = ReturnType<typeof createCallSession>;
