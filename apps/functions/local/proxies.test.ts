import { expect, test } from 'vitest';
import { send, startTestCloud } from './testing/start-test-cloud.ts';

async function callFrom(env: Record<string, string>, claims: readonly string[]): Promise<number[]> {
  const cloud = await startTestCloud({ env: { DAILY_CALLS_PER_NETWORK: '1', ...env }, siteHandler: () => {} });
  try {
    const statuses = [];
    for (const claim of claims) {
      const { idToken } = await cloud.newVisitor();
      const headers = {
        authorization: `Bearer ${idToken}`,
        'content-type': 'application/json',
        'x-forwarded-for': claim,
      };
      statuses.push((await send(`${cloud.url}/api/call/web`, { method: 'POST', headers, body: '{}' })).status);
    }
    return statuses;
  } finally {
    await cloud.stop();
  }
}

test('a visitor with a forged address header stays on the same network', async () => {
  expect(await callFrom({}, ['203.0.113.1', '198.51.100.1', ''])).toEqual([201, 429, 429]);
});

test('a trusted proxy’s entry is used, and entries that the visitor wrote before it are ignored', async () => {
  const claims = ['203.0.113.1', '198.51.100.1', 'invented, 198.51.100.2', '192.0.2.1'];
  expect(await callFrom({ CLIENT_ADDRESS: 'hops:1' }, claims)).toEqual([201, 201, 429, 201]);
});
