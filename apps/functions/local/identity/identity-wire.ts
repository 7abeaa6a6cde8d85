import express, { type Request, type Response, type Router } from 'express';
import { z } from 'zod';
import type { Clock, TokenVerifier } from '../../src/ports.ts';
import { type IdTokens, LIFETIME_SECONDS } from './id-tokens.ts';
import type { LocalUser, UserTable } from './user-table.ts';

interface Identity {
  readonly users: UserTable;
  readonly tokens: IdTokens;
  readonly clock: Clock;
  readonly projectId: string;
}

/** Fails like the service: the web SDK maps `message` to its error codes. */
class WireError extends Error {}

const HOSTS = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'];

const signUpBody = z.object({ email: z.never().optional(), password: z.never().optional() }).optional();
const idTokenBody = z.object({ idToken: z.string() });
const grantBody = z.looseObject({ grant_type: z.string().min(1) });
const refreshBody = z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string() });

/**
 * The real web SDK connects through connectAuthEmulator. Unlike the official emulator, this signs its tokens and
 * rejects unsigned ones.
 */
export function createIdentityWire(identity: Identity): Router {
  const router = express.Router();
  router.use(HOSTS, express.json({ limit: '64kb' }), express.urlencoded({ extended: false, limit: '64kb' }));
  for (const [method, act] of Object.entries({ signUp, lookup, delete: deleteAccount }))
    router.post(
      `/identitytoolkit.googleapis.com/v1/accounts\\:${method}`,
      answer(({ body }) => act(identity, body)),
    );
  router.post(
    '/securetoken.googleapis.com/v1/token',
    answer(({ body }) => refresh(identity, body)),
  );
  router.get(
    '/identitytoolkit.googleapis.com/v1/projects',
    answer(() => ({ projectId: identity.projectId, authorizedDomains: ['localhost', '127.0.0.1'] })),
  );
  router.use(
    HOSTS,
    answer(() => {
      throw new WireError('OPERATION_NOT_ALLOWED');
    }),
  );
  return router;
}

export function createLocalTokenVerifier({ tokens, users }: Pick<Identity, 'tokens' | 'users'>): TokenVerifier {
  return {
    findUid: async (token) => {
      const uid = tokens.readUid(token);
      return uid && users.find(uid)?.uid;
    },
  };
}

function signUp({ users, tokens, clock }: Identity, body: unknown) {
  parse(signUpBody, body, 'OPERATION_NOT_ALLOWED');
  const nowMs = clock.now();
  const { uid } = users.create(nowMs);
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: uid,
    idToken: tokens.issue({ uid, signedInAtMs: nowMs }),
    refreshToken: users.createRefreshToken(uid, nowMs),
    expiresIn: String(LIFETIME_SECONDS),
  };
}

function lookup(identity: Identity, body: unknown) {
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [describe(getUser(identity, body))] };
}

function deleteAccount(identity: Identity, body: unknown) {
  identity.users.delete(getUser(identity, body).uid);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}

function refresh({ users, tokens, clock, projectId }: Identity, body: unknown) {
  parse(grantBody, body, 'MISSING_GRANT_TYPE');
  const { refresh_token: refreshToken } = parse(refreshBody, body, 'MISSING_REFRESH_TOKEN');
  const found = users.findRefreshToken(refreshToken);
  if (found === undefined) throw new WireError('INVALID_REFRESH_TOKEN');
  const { uid, signed_in_at: signedInAtMs } = found;
  if (users.find(uid) === undefined) throw new WireError('USER_NOT_FOUND');
  users.touch(uid, clock.now());
  const idToken = tokens.issue({ uid, signedInAtMs });
  return {
    id_token: idToken,
    access_token: idToken,
    expires_in: String(LIFETIME_SECONDS),
    refresh_token: refreshToken,
    token_type: 'Bearer',
    user_id: uid,
    project_id: projectId,
  };
}

function getUser({ tokens, users }: Identity, body: unknown): LocalUser {
  const uid = tokens.readUid(parse(idTokenBody, body, 'MISSING_ID_TOKEN').idToken);
  if (uid === undefined) throw new WireError('INVALID_ID_TOKEN');
  const user = users.find(uid);
  if (user === undefined) throw new WireError('USER_NOT_FOUND');
  return user;
}

function describe(user: LocalUser) {
  return {
    localId: user.uid,
    lastLoginAt: String(user.last_login_at),
    createdAt: String(user.created_at),
    lastRefreshAt: new Date(user.last_refresh_at).toISOString(),
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
      const { message } = error;
      const errors = [{ message, reason: 'invalid', domain: 'global' }];
      response.status(400).json({ error: { code: 400, message, errors } });
    }
  };
}
