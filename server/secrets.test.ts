import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, it } from 'vitest';

import { makeSecrets } from './secrets.ts';

const CLIENT = '1-a.apps.googleusercontent.com';
const SAID = { email: 'omar@qafila.example', name: 'Omar', nonce: 'ab12' };

it('believes a credential of Google that is for this app, signed and not over, and no other', async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keys = createLocalJWKSet({ keys: [await exportJWK(publicKey)] });
  const secrets = await makeSecrets(CLIENT, keys);
  const signed = ({ audience = CLIENT, until = '1h', by = privateKey, isVerified = true } = {}) =>
    new SignJWT({ ...SAID, email_verified: isVerified })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer('https://accounts.google.com')
      .setAudience(audience)
      .setExpirationTime(until)
      .sign(by);
  expect(await secrets.claims(await signed())).toEqual(SAID);
  const { privateKey: stranger } = await generateKeyPair('RS256');
  expect(await secrets.claims(await signed({ audience: 'another app' }))).toBeUndefined();
  expect(await secrets.claims(await signed({ until: '-1h' }))).toBeUndefined();
  expect(await secrets.claims(await signed({ by: stranger }))).toBeUndefined();
  expect(await secrets.claims(await signed({ isVerified: false }))).toBeUndefined();
});
