import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** `disabled` is always 0: an older program that reads the file asks for it. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS identity_users (
    uid TEXT PRIMARY KEY, created_at INTEGER NOT NULL, last_login_at INTEGER NOT NULL, last_refresh_at INTEGER NOT NULL,
    disabled INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS identity_refresh_tokens (hash TEXT PRIMARY KEY, uid TEXT NOT NULL, signed_in_at INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS identity_refresh_tokens_by_user ON identity_refresh_tokens (uid);
`;

const userRow = z
  .object({
    uid: z.string(),
    created_at: z.number(),
    last_login_at: z.number(),
    last_refresh_at: z.number(),
  })
  .transform((row) => ({
    uid: row.uid,
    createdAtMs: row.created_at,
    lastLoginAtMs: row.last_login_at,
    lastRefreshAtMs: row.last_refresh_at,
  }));
const refreshRow = z.object({ uid: z.string(), signed_in_at: z.number() });

export type LocalUser = z.infer<typeof userRow>;

/** Users and refresh tokens on disk: without them a restart would orphan every browser's session. */
export interface UserTable {
  create(nowMs: number): LocalUser;
  find(uid: string): LocalUser | undefined;
  /** Deletes the user and every refresh token of it. */
  delete(uid: string): void;
  /** Deletes users, and their refresh tokens, who refreshed nothing since that moment, unless something is kept of them. */
  deleteIdle(beforeMs: number, isKept: (uid: string) => Promise<boolean>): Promise<void>;
  createRefreshToken(uid: string, nowMs: number): string;
  findRefreshToken(token: string): { readonly uid: string; readonly signedInAtMs: number } | undefined;
  touch(uid: string, nowMs: number): void;
}

export function createUserTable(database: DatabaseSync): UserTable {
  database.exec(SCHEMA);
  const insertUser = database.prepare(
    'INSERT INTO identity_users (uid, created_at, last_login_at, last_refresh_at) VALUES (?, ?, ?, ?)',
  );
  const selectUser = database.prepare('SELECT * FROM identity_users WHERE uid = ?');
  const insertToken = database.prepare(
    'INSERT INTO identity_refresh_tokens (hash, uid, signed_in_at) VALUES (?, ?, ?)',
  );
  const selectToken = database.prepare('SELECT uid, signed_in_at FROM identity_refresh_tokens WHERE hash = ?');
  const find = (uid: string): LocalUser | undefined => userRow.optional().parse(selectUser.get(uid));
  const remove = (uid: string): void => {
    database.prepare('DELETE FROM identity_refresh_tokens WHERE uid = ?').run(uid);
    database.prepare('DELETE FROM identity_users WHERE uid = ?').run(uid);
  };
  return {
    deleteIdle: async (beforeMs, isKept) => {
      const idle = database.prepare('SELECT * FROM identity_users WHERE last_refresh_at < ?').all(beforeMs);
      for (const { uid } of z.array(userRow).parse(idle)) if (!(await isKept(uid))) remove(uid);
    },
    find,
    create: (nowMs) => {
      const uid = randomBytes(21).toString('base64url'); // 28 characters, as the service makes them
      insertUser.run(uid, nowMs, nowMs, nowMs);
      return { uid, createdAtMs: nowMs, lastLoginAtMs: nowMs, lastRefreshAtMs: nowMs };
    },
    delete: remove,
    createRefreshToken: (uid, nowMs) => {
      const token = randomBytes(48).toString('base64url');
      insertToken.run(hashOf(token), uid, nowMs);
      return token;
    },
    findRefreshToken: (token) => {
      const row = refreshRow.optional().parse(selectToken.get(hashOf(token)));
      return row === undefined ? undefined : { uid: row.uid, signedInAtMs: row.signed_in_at };
    },
    touch: (uid, nowMs) => {
      database.prepare('UPDATE identity_users SET last_refresh_at = ? WHERE uid = ?').run(nowMs, uid);
    },
  };
}

/** Who reads the file must not be able to sign in with it. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
