import { createCall } from '../../call/create-call.ts';
import type { CallRecord } from '../../conversation/call-record.ts';
import { createOutbox } from '../../delivery/outbox.ts';
import { createScriptedProvider } from '../../testing/index.ts';
import { bindPage } from '../bind-page.ts';
import { createIndexedDbOutboxStore } from '../indexed-db-outbox-store.ts';
import { openMicrophone } from '../open-microphone.ts';
import { createWebLockLease } from '../../web-lock-lease.ts';

export interface TabOptions {
  readonly name: string;
  /** False: crashes without an event. */
  readonly isBound?: boolean;
  /** Default: the server is unreachable. */
  readonly send?: (record: CallRecord, keepalive: boolean) => boolean;
}

export type Tab = ReturnType<typeof openTab>;

export function openTab({ name, isBound = true, send = () => false }: TabOptions) {
  const lease = createWebLockLease(name);
  const provider = createScriptedProvider();
  const tracks: MediaStreamTrack[] = [];
  const records: CallRecord[] = [];
  const outbox = createOutbox({
    store: createIndexedDbOutboxStore(name),
    // No retries: the page requests every delivery.
    clock: { nowMs: () => Date.now(), setTimer: () => () => undefined },
    getVisitor: () => ({ id: 'visitor', getToken: async () => 'token' }),
    isCallAlive: lease.isHeld,
    send: async (record, { keepalive }) =>
      send(record, keepalive) ? { kind: 'saved' } : { kind: 'failed', error: new Error('offline') as never },
  });
  const call = createCall({
    target: { assistantId: 'asad' },
    provider: {
      create: async (context) => ({ ...(await provider.create(context)), callId: `call-of-${name}` }),
    },
    openMicrophone: async (signal) => {
      const microphone = await openMicrophone(signal);
      if (microphone.track instanceof MediaStreamTrack) tracks.push(microphone.track);
      return microphone;
    },
    lease,
    delivery: {
      ...outbox,
      open() {
        const { deliver, ...drafting } = outbox.open();
        return { ...drafting, deliver: (record) => (records.push(record), deliver(record)) };
      },
    },
  });
  const unbind = isBound ? bindPage(call) : () => undefined;
  return {
    call,
    lease,
    outbox,
    provider,
    records,
    hasLiveMicrophone: () => tracks.some((track) => track.readyState === 'live'),
    close: () => (unbind(), outbox.close(), call.end()),
  };
}

export async function openTabInFrame(options: TabOptions): Promise<{ tab: Tab; frame: HTMLIFrameElement }> {
  const frame = document.createElement('iframe');
  frame.allow = 'microphone';
  document.body.append(frame);
  const page: (Window & { openTab?: typeof openTab }) | null = frame.contentWindow;
  const script = frame.contentDocument?.createElement('script');
  if (!page || !script) throw new Error('The frame has no page.');
  script.type = 'module';
  script.textContent = `import { openTab } from ${JSON.stringify(import.meta.url)}; window.openTab = openTab;`;
  frame.contentDocument?.head.append(script);
  for (let tries = 0; !page.openTab; tries += 1) {
    if (tries > 400) throw new Error('The tab did not open.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { tab: page.openTab(options), frame };
}
