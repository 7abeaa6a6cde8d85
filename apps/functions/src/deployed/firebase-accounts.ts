import type { Auth } from 'firebase-admin/auth';
import type { Accounts } from '../ports/identity.ts';

/** As many as the service lists, and deletes, at once. */
const PAGE_SIZE = 1000;

/** The project's anonymous accounts: those that belong to no provider. */
export function createFirebaseAccounts(auth: () => Pick<Auth, 'listUsers' | 'deleteUsers'>): Accounts {
  return {
    deleteIdle: async (beforeMs) => {
      for (let pageToken: string | undefined, isFirst = true; isFirst || pageToken !== undefined; isFirst = false) {
        const page = await auth().listUsers(PAGE_SIZE, pageToken);
        const idle = page.users.filter(({ providerData, metadata }) => {
          const usedAt = metadata.lastRefreshTime ?? metadata.lastSignInTime ?? metadata.creationTime;
          return providerData.length === 0 && Date.parse(usedAt) < beforeMs;
        });
        if (idle.length > 0) await auth().deleteUsers(idle.map(({ uid }) => uid));
        pageToken = page.pageToken;
      }
    },
  };
}
