import { createHash } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';
import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';

import type { Passwords } from '../api/passwords.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

// As OWASP recommends: Argon2id with 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const GOOGLE = ['https://accounts.google.com', 'accounts.google.com'];
const googleKeys = createRemoteJWKSet(new URL('https://www.googleapis.com/oauth2/v3/certs'));

const claimsOf = async (idToken: string, audience: string, keys: JWTVerifyGetKey) => {
  try {
    const { payload } = await jwtVerify(idToken, keys, { issuer: GOOGLE, audience });
    const { email, email_verified, name, nonce } = payload;
    if (typeof email !== 'string' || email_verified !== true) return undefined;
    return {
      email,
      name: typeof name === 'string' && name ? name : email,
      ...(typeof nonce === 'string' && { nonce }),
    };
  } catch {
    return undefined;
  }
};

export const makeSecrets = async (
  googleClientId?: string,
  keys: JWTVerifyGetKey = googleKeys,
): Promise<Passwords> => ({
  hash: (password) => hash(password, COST),
  matches: async (password, stored) => stored.startsWith('$argon2') && verify(stored, password),
  decoyHash: await hash('decoy', COST),
  digest: (token) => createHash('sha256').update(token).digest('base64url'),
  // As long as the app keeps someone signed in.
  sessionMs: 30 * DAY_MS,
  claims: async (idToken) => (googleClientId ? claimsOf(idToken, googleClientId, keys) : undefined),
});
