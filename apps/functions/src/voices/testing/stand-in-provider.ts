import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@asad/tooling/listen';

export interface ProviderRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

export interface StandInProvider {
  readonly url: string;
  readonly requests: ProviderRequest[];
  /** 'floods' sends 150 MB. */
  behaviour: 'answers' | 'refuses' | 'is unpaid' | 'forgets' | 'stammers' | 'hangs' | 'floods';
  readonly floodedBytes: () => number;
  /** Statuses of the control address, in turn; then 200 with the key, else 401. */
  readonly controlAnswers: number[];
  /** By id; unknown ids are running. */
  readonly calls: Map<string, Record<string, unknown>>;
  stop(): Promise<void>;
}

export async function startStandInProvider(): Promise<StandInProvider> {
  let created = 0;
  let floodedBytes = 0;
  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      const body: unknown = sent === '' ? undefined : JSON.parse(sent);
      const path = request.url ?? '';
      provider.requests.push({
        method: request.method ?? '',
        path,
        authorization: request.headers.authorization,
        body,
      });
      const answer = (status: number, value: unknown) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(typeof value === 'string' ? value : JSON.stringify(value));
      if (provider.behaviour === 'floods') {
        response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":"');
        const megabyte = 'x'.repeat(1_000_000);
        const flood = (written: number): void => {
          floodedBytes = written * megabyte.length;
          if (response.destroyed) return;
          if (written === 150) response.end('"}');
          else response.write(megabyte, () => flood(written + 1));
        };
        return flood(0);
      }
      if (path.startsWith('/control/')) {
        const isKnown = request.headers.authorization !== undefined;
        return answer(provider.controlAnswers.shift() ?? (isKnown ? 200 : 401), {});
      }
      if (provider.behaviour === 'hangs') return undefined;
      if (provider.behaviour === 'refuses') return answer(401, { message: 'Invalid Key. sk-secret' });
      if (provider.behaviour === 'is unpaid') return answer(402, { message: 'Out of credits. sk-secret' });
      if (provider.behaviour === 'forgets') return answer(404, { message: 'No assistant of this id. sk-secret' });
      if (provider.behaviour === 'stammers') return answer(201, '{"id": 7, "webCallUrl"');
      if (request.method === 'POST' && path === '/call/web') {
        created += 1;
        const id = `provider-call-${created}`;
        return answer(201, {
          id,
          orgId: 'org-1',
          assistantId: 'assistant-1',
          assistant: {
            voice: { provider: '11labs', voiceId: 'owl' },
            model: { messages: [{ role: 'system', content: 'the secret prompt' }] },
          },
          webCallUrl: `https://vapi.daily.co/${id}`,
          artifactPlan: { videoRecordingEnabled: false, recordingPath: 'secret' },
          transport: { provider: 'daily', callToken: `token-${id}`, assistantVideoEnabled: false },
          monitor: { listenUrl: `wss://listen/${id}`, controlUrl: `${provider.url}/control/${id}` },
          status: 'queued',
        });
      }
      if (path === '/assistant/assistant-1') return answer(200, { id: 'assistant-1' });
      const callId = /^\/call\/(.+)$/.exec(path)?.[1];
      if (request.method === 'DELETE' && callId !== undefined) return void response.writeHead(204).end();
      if (request.method === 'GET' && callId !== undefined) {
        return answer(200, { id: callId, status: 'in-progress', ...provider.calls.get(decodeURIComponent(callId)) });
      }
      return answer(404, { message: 'Not found' });
    });
  });
  const provider: StandInProvider = {
    url: await listen(server),
    requests: [],
    behaviour: 'answers',
    floodedBytes: () => floodedBytes,
    controlAnswers: [],
    calls: new Map(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}
