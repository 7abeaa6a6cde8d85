import { expect, it } from 'vitest';
import { createTestCall } from './test-call.ts';

it('createTestCall: uses the assistant of the call’s target, as the provider does', async () => {
  const { call, records } = createTestCall({ target: { assistantId: 'front-desk' } });
  await call.start();
  await call.end();
  expect(records[0]?.assistantId).toBe('front-desk');
});
