import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../src/ports/clock.ts';

/** Another process's clock may be ahead of ours by a little. */
const LEEWAY_SECONDS = 5;

const headerSchema = z.object({ alg: z.literal('RS256'), kid: z.string() });
const claimsSchema = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string().min(1),
  iat: z.number(),
  exp: z.number(),
  auth_time: z.number(),
});

export type IdTokenClaims = z.infer<typeof claimsSchema>;

/** ID tokens as the identity service makes them, signed with this machine's own key. */
export interface IdTokens {
  issue(user: { readonly uid: string; readonly signedInAtMs: number }): string;
  /** The claims of a token that this key signed for this project and that is not expired; else undefined. */
  read(token: string): IdTokenClaims | undefined;
  readonly lifetimeSeconds: number;
}

export function createSigningKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

export function createIdTokens(options: {
  readonly projectId: string;
  readonly signingKey: string;
  readonly clock: Clock;
  readonly lifetimeSeconds: number;
}): IdTokens {
  const { projectId, clock, lifetimeSeconds } = options;
  const privateKey = createPrivateKey(options.signingKey);
  const publicKey = createPublicKey(privateKey);
  const kid = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 20);
  const issuer = `https://securetoken.google.com/${projectId}`;
  const nowSeconds = () => Math.floor(clock.now() / 1000);

  return {
    lifetimeSeconds,
    issue: ({ uid, signedInAtMs }) => {
      const iat = nowSeconds();
      const body = `${encode({ alg: 'RS256', kid, typ: 'JWT' })}.${encode({
        provider_id: 'anonymous',
        iss: issuer,
        aud: projectId,
        auth_time: Math.floor(signedInAtMs / 1000),
        user_id: uid,
        sub: uid,
        iat,
        exp: iat + lifetimeSeconds,
        firebase: { identities: {}, sign_in_provider: 'anonymous' },
      })}`;
      return `${body}.${sign('sha256', Buffer.from(body), privateKey).toString('base64url')}`;
    },
    read: (token) => {
      const [header = '', payload = '', signature = '', ...more] = token.split('.');
      if (more.length > 0) return undefined;
      const head = decode(header, headerSchema);
      // The algorithm is ours to choose, never the token's: 'none' and HS256 end here.
      if (head?.kid !== kid) return undefined;
      const isSigned = verify(
        'sha256',
        Buffer.from(`${header}.${payload}`),
        publicKey,
        Buffer.from(signature, 'base64url'),
      );
      if (!isSigned) return undefined;
      const claims = decode(payload, claimsSchema);
      if (claims === undefined || claims.iss !== issuer || claims.aud !== projectId) return undefined;
      const now = nowSeconds();
      const isTimely =
        claims.exp > now && claims.iat <= now + LEEWAY_SECONDS && claims.auth_time <= now + LEEWAY_SECONDS;
      return isTimely ? claims : undefined;
    },
  };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode<T>(part: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
