import {
  CallError,
  createCall,
  toCallError,
  type Call,
  type CallStats,
  type VoiceProvider,
  type WebCall,
} from '@asad/call-core';
import {
  bindPage,
  createAudioOutput,
  createBackendClient,
  createIndexedDbOutboxStore,
  createOutbox,
  createWebCallSource,
  createWebLockLease,
  isMobileDevice,
  openMicrophone,
  type BackendClient,
  type Outbox,
} from '@asad/call-core/browser';
import type { Identity } from '../identity/identity.ts';
import { fetchApi } from './fetch-api.ts';
import { once } from './once.ts';
import { createVerificationMemory, type VerificationMemory } from './verification-memory.ts';

/** The call of this site: our backend, this visitor, the guide or the provider, whichever the backend names. */
export interface PortfolioCall {
  readonly call: Call;
  readonly outbox: Outbox;
  readonly backend: BackendClient;
  readonly verification: VerificationMemory;
  /** Loads identity; a second call answers with the same. */
  readonly getIdentity: () => Promise<Identity>;
  /** Loads code and configuration ahead of a press: on hover, focus or touch. Never asks for anything. */
  readonly warmUp: () => void;
  /** Opens the sound within the visitor's press, which is where Safari allows it. */
  readonly primeSound: () => void;
  /** The newest statistics that were fetched, or null. */
  readonly getStats: () => CallStats | null;
  /** Delivers what earlier visits left, and ends the call when the page goes. Returns what undoes it. */
  readonly attach: () => () => void;
}

/** Puts the parts together. Nothing is loaded or sent before somebody wants to call. */
export function createPortfolioCall(): PortfolioCall {
  const verification = createVerificationMemory();
  const output = createAudioOutput();
  let identity: Identity | null = null;
  let stats: CallStats | null = null;

  const getIdentity = once(async () => {
    const { createFirebaseIdentity } = await import('../identity/create-firebase-identity.ts');
    identity = await createFirebaseIdentity();
    return identity;
  });
  const getToken = async (): Promise<string | null> => (await getIdentity()).getToken();
  const loadGuide = once(async () => (await import('./create-site-guide.ts')).createSiteGuide(output));
  const loadVapi = once(async () => (await import('@asad/call-core/vapi')).createVapiProvider());

  const backend = createBackendClient({ getToken, fetch: fetchApi });
  const outboxStore = createIndexedDbOutboxStore();
  const lease = createWebLockLease();
  const outbox = createOutbox({
    store: outboxStore,
    send: backend.saveCall,
    getUid: () => identity?.getUid() ?? null,
    isCallAlive: lease.isHeld,
    log: (error) => console.error(error),
  });

  async function check(signal: Parameters<BackendClient['fetchStats']>[0]): Promise<CallError | null> {
    if (!verification.isLikely()) return new CallError('not_verified', 'The visitor has not passed the check yet.');
    const uid = (await getIdentity()).getUid();
    if (uid === null || !verification.holdsFor(uid))
      return new CallError('not_signed_in', 'The visitor is not signed in.');
    try {
      stats = await backend.fetchStats(signal);
    } catch (error) {
      return toCallError(error, 'stats_failed');
    }
    return stats.canMakeCall ? null : new CallError('visitor_limit', 'No calls are left for this visitor.', { stats });
  }

  const findProvider = (webCall: WebCall): Promise<VoiceProvider> =>
    webCall.transport?.provider === 'guide' ? loadGuide() : loadVapi();

  const call = createCall({
    // The backend takes the assistant from its own settings; the name says whom we mean.
    target: { assistantId: 'asad' },
    gate: { check },
    openMicrophone,
    webCalls: createWebCallSource({ apiBaseUrl: '/api', getToken, fetch: fetchApi }),
    findProvider,
    lease,
    isMobile: isMobileDevice(),
    deliver: (record) => void outbox.add(record),
    draft: (record) => void outbox.keepDraft(record),
  });
  call.on('call-start-failed', ({ error }) => {
    void output.close();
    // The backend knows better than our memory.
    if (error?.code === 'not_verified' || error?.code === 'not_signed_in') verification.forget();
    if (error?.stats) stats = error.stats;
  });
  call.on('call-end', () => void output.close());
  call.on('call-start', () => {
    // The press counted one: what the page says about calls left must not lag behind.
    if (stats)
      stats = { ...stats, callCount: stats.callCount + 1, remainingCalls: Math.max(0, stats.remainingCalls - 1) };
  });

  async function deliverWaiting(): Promise<void> {
    // Looked at before anything is loaded: most visitors have nothing waiting.
    if ((await outboxStore.list().catch(() => [])).length === 0) return;
    await getIdentity();
    await outbox.flush();
  }

  return {
    call,
    outbox,
    backend,
    verification,
    getIdentity,
    getStats: () => stats,
    primeSound: () => output.prime(),
    warmUp() {
      const ignore = (): undefined => undefined;
      getIdentity().catch(ignore);
      if (verification.isLikely()) loadGuide().catch(ignore);
      else import('./call-dialogs.tsx').catch(ignore);
    },
    attach() {
      const undo = bindPage(call, outbox);
      void deliverWaiting().catch((error: unknown) => console.error(error));
      return () => {
        undo();
        outbox.close();
        void call.stop();
      };
    },
  };
}
