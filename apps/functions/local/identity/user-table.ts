import { hash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS identity_users (
    uid TEXT PRIMARY KEY, created_at INTEGER NOT NULL, last_login_at INTEGER NOT NULL, last_refresh_at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS identity_refresh_tokens (hash TEXT PRIMARY KEY, uid TEXT NOT NULL, signed_in_at INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS identity_refresh_tokens_by_user ON identity_refresh_tokens (uid);
`;

const userRow = z.object({
  uid: z.string(),
  created_at: z.number(),
  last_login_at: z.number(),
  last_refresh_at: z.number(),
});
const refreshRow = z.object({ uid: z.string(), signed_in_at: z.number() });

export type LocalUser = z.infer<typeof userRow>;
export type UserTable = ReturnType<typeof createUserTable>;

/** On disk, so that sessions survive a restart. */
export function createUserTable(database: DatabaseSync) {
  database.exec(SCHEMA);
  const selectUser = database.prepare('SELECT * FROM identity_users WHERE uid = ?');
  const run = (sql: string, ...values: (string | number)[]) => void database.prepare(sql).run(...values);
  const remove = (uid: string): void => {
    run('DELETE FROM identity_refresh_tokens WHERE uid = ?', uid);
    run('DELETE FROM identity_users WHERE uid = ?', uid);
  };
  return {
    create: (nowMs: number): { readonly uid: string } => {
      const uid = randomBytes(21).toString('base64url'); // 28 characters, like the service's
      const columns = 'uid, created_at, last_login_at, last_refresh_at';
      run(`INSERT INTO identity_users (${columns}) VALUES (?, ?, ?, ?)`, uid, nowMs, nowMs, nowMs);
      return { uid };
    },
    find: (uid: string): LocalUser | undefined => userRow.optional().parse(selectUser.get(uid)),
    delete: remove,
    /** Deletes users without a refresh since this moment, unless `isKept`. */
    deleteIdle: async (beforeMs: number, isKept: (uid: string) => Promise<boolean>): Promise<void> => {
      const idle = database.prepare('SELECT * FROM identity_users WHERE last_refresh_at < ?').all(beforeMs);
      for (const { uid } of z.array(userRow).parse(idle)) if (!(await isKept(uid))) remove(uid);
    },
    createRefreshToken: (uid: string, nowMs: number): string => {
      const token = randomBytes(48).toString('base64url');
      run('INSERT INTO identity_refresh_tokens (hash, uid, signed_in_at) VALUES (?, ?, ?)', hashOf(token), uid, nowMs);
      return token;
    },
    findRefreshToken: (token: string) =>
      refreshRow
        .optional()
        .parse(database.prepare('SELECT * FROM identity_refresh_tokens WHERE hash = ?').get(hashOf(token))),
    touch: (uid: string, nowMs: number): void =>
      run('UPDATE identity_users SET last_refresh_at = ? WHERE uid = ?', nowMs, uid),
  };
}

/** Store hashes, so that a reader of the file cannot sign in. */
const hashOf = (token: string): string => hash('sha256', token);
