import jwt from 'jsonwebtoken';
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../src/ports/clock.ts';

/** Another process's clock may be ahead of ours by a little. */
const LEEWAY_SECONDS = 5;

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
      const claims = {
        provider_id: 'anonymous',
        iss: issuer,
        aud: projectId,
        auth_time: Math.floor(signedInAtMs / 1000),
        user_id: uid,
        sub: uid,
        iat,
        exp: iat + lifetimeSeconds,
        firebase: { identities: {}, sign_in_provider: 'anonymous' },
      };
      return jwt.sign(claims, privateKey, { algorithm: 'RS256', keyid: kid });
    },
    read: (token) => {
      try {
        const { header, payload } = jwt.verify(token, publicKey, {
          // Ours to choose, never the token's: 'none' and HS256 end here.
          algorithms: ['RS256'],
          issuer,
          audience: projectId,
          clockTimestamp: nowSeconds(),
          complete: true,
        });
        const claims = claimsSchema.safeParse(payload).data;
        if (header.kid !== kid || claims === undefined) return undefined;
        const latest = nowSeconds() + LEEWAY_SECONDS;
        return claims.iat <= latest && claims.auth_time <= latest ? claims : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
