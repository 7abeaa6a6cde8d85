import express, { type Request, type Response, type Router } from 'express';
import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../src/ports/clock.ts';
import type { TokenVerifier } from '../../src/ports/token-verifier.ts';
import type { IdTokens } from './id-tokens.ts';
import type { LocalUser, UserTable } from './user-table.ts';

interface Identity {
  readonly users: UserTable;
  readonly tokens: IdTokens;
  readonly clock: Clock;
  readonly projectId: string;
  /** Undefined: the admin SDK's way to look somebody up does not exist. */
  readonly adminToken: string | undefined;
}

/** Refuses like the service does: the web SDK turns `message` into its error codes. */
class WireError extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

const idTokenBody = z.object({ idToken: z.string() });
const grantBody = z.looseObject({ grant_type: z.string().min(1) });
const refreshBody = z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string() });
const adminLookupBody = z.object({ localId: z.array(z.string()).max(100).optional() });

/**
 * The part of the identity service's wire that anonymous sign-in speaks, at the root of the site's own origin: the real
 * web SDK talks to it through connectAuthEmulator. Unlike the official emulator it signs its tokens, believes no
 * unsigned one, and has no door that a well-known password opens.
 */
export function createIdentityWire(identity: Identity): Router {
  const router = express.Router();
  const accounts = '/identitytoolkit.googleapis.com/v1/accounts';
  router.use(
    ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'],
    express.json({ limit: '64kb' }),
    express.urlencoded({ extended: false, limit: '64kb' }),
  );

  router.post(
    `${accounts}\\:signUp`,
    answer((request) => signUp(identity, request.body)),
  );
  router.post(
    `${accounts}\\:lookup`,
    answer((request) => lookup(identity, request.body)),
  );
  router.post(
    `${accounts}\\:delete`,
    answer((request) => deleteAccount(identity, request.body)),
  );
  router.post(
    '/securetoken.googleapis.com/v1/token',
    answer((request) => refresh(identity, request.body)),
  );
  router.get(
    '/identitytoolkit.googleapis.com/v1/projects',
    answer(() => ({ projectId: identity.projectId, authorizedDomains: ['localhost', '127.0.0.1'] })),
  );

  const { adminToken } = identity;
  if (adminToken !== undefined) addAdminLookup(router, identity, adminToken);

  router.use(
    ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'],
    answer(() => {
      throw new WireError('OPERATION_NOT_ALLOWED');
    }),
  );
  return router;
}

/** Believes only tokens of this identity wire, whose user still exists. */
export function createLocalTokenVerifier({ tokens, users }: Pick<Identity, 'tokens' | 'users'>): TokenVerifier {
  return {
    verify: async (token) => {
      const claims = tokens.read(token);
      const user = claims === undefined ? undefined : users.find(claims.sub);
      return user === undefined ? { kind: 'refused' } : { kind: 'visitor', uid: user.uid };
    },
  };
}

function signUp({ users, tokens, clock }: Identity, body: unknown) {
  const isAnonymous = z
    .object({ email: z.never().optional(), password: z.never().optional() })
    .safeParse(body ?? {}).success;
  if (!isAnonymous) throw new WireError('OPERATION_NOT_ALLOWED');
  const nowMs = clock.now();
  const user = users.create(nowMs);
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: user.uid,
    idToken: tokens.issue({ uid: user.uid, signedInAtMs: nowMs }),
    refreshToken: users.createRefreshToken(user.uid, nowMs),
    expiresIn: String(tokens.lifetimeSeconds),
  };
}

function lookup(identity: Identity, body: unknown) {
  const user = getUser(identity, parse(idTokenBody, body, 'MISSING_ID_TOKEN').idToken);
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [describe(user)] };
}

function deleteAccount(identity: Identity, body: unknown) {
  const user = getUser(identity, parse(idTokenBody, body, 'MISSING_ID_TOKEN').idToken);
  identity.users.delete(user.uid);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}

function refresh({ users, tokens, clock, projectId }: Identity, body: unknown) {
  // In this order: the service names the grant first.
  parse(grantBody, body, 'MISSING_GRANT_TYPE');
  const { refresh_token: refreshToken } = parse(refreshBody, body, 'MISSING_REFRESH_TOKEN');
  const found = users.findRefreshToken(refreshToken);
  if (found === undefined) throw new WireError('INVALID_REFRESH_TOKEN');
  const user = users.find(found.uid);
  if (user === undefined) throw new WireError('USER_NOT_FOUND');
  users.touch(user.uid, clock.now());
  const idToken = tokens.issue({ uid: user.uid, signedInAtMs: found.signedInAtMs });
  return {
    id_token: idToken,
    access_token: idToken,
    expires_in: String(tokens.lifetimeSeconds),
    refresh_token: refreshToken,
    token_type: 'Bearer',
    user_id: user.uid,
    project_id: projectId,
  };
}

function getUser({ tokens, users }: Identity, idToken: string): LocalUser {
  const claims = tokens.read(idToken);
  if (claims === undefined) throw new WireError('INVALID_ID_TOKEN');
  const user = users.find(claims.sub);
  if (user === undefined) throw new WireError('USER_NOT_FOUND');
  return user;
}

/** What the admin SDK asks about a token's user; whoever would change users has no way to. */
function addAdminLookup(router: Router, { users }: Identity, adminToken: string): void {
  const expected = Buffer.from(`Bearer ${adminToken}`);
  router.post(
    '/identitytoolkit.googleapis.com/v1/projects/:project/accounts\\:lookup',
    answer(({ headers, body }) => {
      const given = Buffer.from(headers.authorization ?? '');
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw new WireError('INSUFFICIENT_PERMISSION', 403);
      const { localId = [] } = parse(adminLookupBody, body, 'INVALID_REQUEST');
      const found = localId.map((uid) => users.find(uid)).filter((user) => user !== undefined);
      return {
        kind: 'identitytoolkit#GetAccountInfoResponse',
        ...(found.length === 0 ? {} : { users: found.map(describe) }),
      };
    }),
  );
}

function describe(user: LocalUser) {
  return {
    localId: user.uid,
    lastLoginAt: String(user.lastLoginAtMs),
    createdAt: String(user.createdAtMs),
    lastRefreshAt: new Date(user.lastRefreshAtMs).toISOString(),
  };
}

function parse<T>(schema: z.ZodType<T>, body: unknown, message: string): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new WireError(message);
  return parsed.data;
}

function answer(act: (request: Request) => unknown): (request: Request, response: Response) => void {
  return (request, response) => {
    response.set('cache-control', 'no-store');
    try {
      response.json(act(request));
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      const { status, message } = error;
      response
        .status(status)
        .json({ error: { code: status, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } });
    }
  };
}
