import { expect, test } from 'vitest';
import { createFirebaseAccounts } from './firebase-services.ts';

const user = (uid: string, lastRefreshTime: string | undefined, providers: readonly string[] = []) => ({
  uid,
  providerData: providers.map((providerId) => ({ providerId })),
  metadata: { creationTime: '2024-01-01T00:00:00Z', lastSignInTime: '2024-01-01T00:00:00Z', lastRefreshTime },
});

test('deletes unused anonymous accounts page by page, and no others', async () => {
  const pages = [
    {
      users: [user('idle', '2025-01-01T00:00:00Z'), user('owner', '2024-01-01T00:00:00Z', ['google.com'])],
      pageToken: 'next',
    },
    { users: [user('never-refreshed', undefined), user('used', '2026-11-01T00:00:00Z')] },
  ];
  const requestedPages: unknown[] = [];
  const deleted: string[] = [];
  const accounts = createFirebaseAccounts(
    () =>
      ({
        listUsers: async (_size: number, token?: string) => (
          requestedPages.push(token),
          pages[requestedPages.length - 1]
        ),
        deleteUsers: async (uids: string[]) => void deleted.push(...uids),
      }) as never,
  );
  await accounts.deleteIdle(Date.parse('2025-10-01T00:00:00Z'));
  expect([requestedPages, deleted]).toEqual([
    [undefined, 'next'],
    ['idle', 'never-refreshed'],
  ]);
});
