import jwt from 'jsonwebtoken';
import { createPrivateKey, createPublicKey, generateKeyPairSync, hash } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../src/ports.ts';

/** An hour, as the real service. */
export const LIFETIME_SECONDS = 3600;

const claimsSchema = z.object({ sub: z.string().min(1) });

export type IdTokens = ReturnType<typeof createIdTokens>;

export function createSigningKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

export function createIdTokens(options: {
  readonly projectId: string;
  readonly signingKey: string;
  readonly clock: Clock;
}) {
  const { projectId, clock } = options;
  const privateKey = createPrivateKey(options.signingKey);
  const publicKey = createPublicKey(privateKey);
  const kid = hash('sha256', publicKey.export({ type: 'spki', format: 'der' })).slice(0, 20);
  const issuer = `https://securetoken.google.com/${projectId}`;
  const nowSeconds = () => Math.floor(clock.now() / 1000);

  return {
    issue: ({ uid, signedInAtMs }: { readonly uid: string; readonly signedInAtMs: number }): string => {
      const iat = nowSeconds();
      const claims = {
        provider_id: 'anonymous',
        iss: issuer,
        aud: projectId,
        auth_time: Math.floor(signedInAtMs / 1000),
        user_id: uid,
        sub: uid,
        iat,
        exp: iat + LIFETIME_SECONDS,
        firebase: { identities: {}, sign_in_provider: 'anonymous' },
      };
      return jwt.sign(claims, privateKey, { algorithm: 'RS256', keyid: kid });
    },
    readUid: (token: string): string | undefined => {
      try {
        const claims = jwt.verify(token, publicKey, {
          // Fix the algorithm: never accept 'none' or HS256 from the token's header.
          algorithms: ['RS256'],
          issuer,
          audience: projectId,
          clockTimestamp: nowSeconds(),
        });
        return claimsSchema.parse(claims).sub;
      } catch {
        return undefined;
      }
    },
  };
}
