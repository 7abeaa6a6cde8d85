import { expect, it } from 'vitest';
import { createTestCall } from './test-call.ts';

it('answers for the assistant that the call asks for, as the provider does', async () => {
  const { call, records } = createTestCall({ target: { assistantId: 'front-desk' } });
  await call.start();
  await call.end();
  expect(records[0]?.assistantId).toBe('front-desk');
});
