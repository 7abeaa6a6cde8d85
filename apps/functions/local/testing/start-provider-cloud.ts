import { webCallSchema, type WebCall } from '@asad/call-core/contract';
import type { Log } from '../../src/ports.ts';
import type { LocalCloudOptions } from '../create-local-cloud.ts';
import { send, startTestCloud, type Answer, type TestCloud, type TestVisitor } from './start-test-cloud.ts';
import { startStandInProvider, type StandInProvider } from './stand-in-provider.ts';

export const WEBHOOK_SECRET = 'the webhook secret';

export interface ProviderCloud {
  readonly cloud: TestCloud;
  readonly provider: StandInProvider;
  readonly logged: unknown[];
  now(): number;
  advance(ms: number): void;
  openCall(visitor: TestVisitor): Promise<WebCall>;
  stats(visitor: TestVisitor): Promise<unknown>;
  inbox(): Promise<string>;
  sendEvent(body: unknown, headers?: Record<string, string>): Promise<Answer>;
  stop(): Promise<void>;
}

/** Webhooks need VAPI_WEBHOOK_SECRET in `env`. */
export async function startProviderCloud(
  env: Record<string, string> = {},
  options: Pick<LocalCloudOptions, 'answers' | 'providerTimeoutMs'> = {},
): Promise<ProviderCloud> {
  let nowMs = Date.now();
  const logged: unknown[] = [];
  const log: Log = (entry) => logged.push(entry);
  const provider = await startStandInProvider();
  const cloud = await startTestCloud({
    siteHandler: () => {},
    clock: { now: () => nowMs, elapsed: () => nowMs },
    log,
    ...options,
    env: {
      VAPI_API_URL: provider.url,
      VAPI_PRIVATE_KEY: 'private-key',
      VAPI_ASSISTANT_ID: 'assistant-1',
      MAX_CALL_SECONDS: '300',
      ...env,
    },
  });
  return {
    cloud,
    provider,
    logged,
    now: () => nowMs,
    advance: (ms) => {
      nowMs += ms;
    },
    openCall: async (visitor) => webCallSchema.parse((await visitor.post('/api/call/web', { assistantId: 'x' })).body),
    stats: async (visitor) => (await visitor.get('/api/getUserCallStats')).body,
    inbox: async () => (await (await fetch(cloud.inboxUrl)).text()).replaceAll(/&lt;\/?span&gt;/g, ''),
    sendEvent: (body, headers = { authorization: `Bearer ${WEBHOOK_SECRET}` }) =>
      send(`${cloud.url}/api/providerEvents`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    stop: async () => {
      await cloud.stop();
      await provider.stop();
    },
  };
}
