import { describe, expect, it } from 'vitest';
import type { Fetch } from '../platform.ts';
import { createRecordSender } from './record-sender.ts';

const record = { callId: 'c', transcript: 't', startedAt: '', endedAt: '', messages: [], assistantId: 'a' };

function send(status: number, body: unknown, requests: { url: string; init: Parameters<Fetch>[1] }[] = []) {
  const fetch: Fetch = async (url, init) => {
    requests.push({ url, init });
    return { ok: status < 300, status, text: async () => (typeof body === 'string' ? body : JSON.stringify(body)) };
  };
  return createRecordSender({ url: '/api/save', fetch })(record, { token: 'token', keepalive: true });
}
const no = { error: { code: 'no', message: 'No.' } };

describe('sending a record', () => {
  it('posts it as JSON with the visitor’s token', async () => {
    const requests: { url: string; init: Parameters<Fetch>[1] }[] = [];
    await send(200, { saved: true }, requests);
    expect(requests).toMatchObject([
      { url: '/api/save', init: { method: 'POST', keepalive: true, headers: { authorization: 'Bearer token' } } },
    ]);
    expect(JSON.parse(requests[0]?.init.body ?? '')).toEqual(record);
  });

  it('takes only the JSON answer {saved: true} as a confirmation', async () => {
    await expect(send(200, { saved: true, stored: false })).resolves.toEqual({ kind: 'saved' });
    for (const body of ['', 'null', '<html>Welcome to the hotel’s Wi-Fi</html>', '{}', { saved: 'true' }, '[true]'])
      await expect(send(200, body)).resolves.toMatchObject({ kind: 'failed' });
    await expect(send(500, { saved: true })).resolves.toMatchObject({ kind: 'failed' });
  });

  it('takes only the backend’s JSON error as a permanent refusal', async () => {
    for (const status of [400, 409, 422]) {
      await expect(send(status, no)).resolves.toMatchObject({ kind: 'refused' });
      await expect(send(status, '<html>')).resolves.toMatchObject({ kind: 'failed' });
    }
    for (const status of [401, 403, 404, 408, 421, 429, 500, 503])
      await expect(send(status, no)).resolves.toMatchObject({ kind: 'failed' });
    await expect(send(413, no)).resolves.toMatchObject({ kind: 'too-large' });
    await expect(send(413, '<html>')).resolves.toMatchObject({ kind: 'failed' });
  });

  it('reports failures in the specified words', async () => {
    await expect(send(503, no)).resolves.toMatchObject({ error: { message: 'Failed to save call data: 503' } });
    const offline: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(
      createRecordSender({ url: '/', fetch: offline })(record, { token: '', keepalive: false }),
    ).resolves.toMatchObject({ kind: 'failed', error: { message: 'Failed to save call data: Network Error' } });
  });
});
