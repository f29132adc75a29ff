import { expect, it } from 'vitest';

import { parseConfig } from '../src/config.ts';
import { FIRST_PAINT, SKELETON, START } from './inline.ts';
import { contentSecurityPolicy, securityHeaders } from './securityHeaders.ts';

const policy = (env: Record<string, string>) => contentSecurityPolicy(parseConfig(env));

it('allows nothing but its own origin by default', () => {
  expect(policy({})).toBe(
    `default-src 'self'; script-src 'self' ${FIRST_PAINT.hash} ${START.hash}; ` +
      `style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${SKELETON.hash}; ` +
      "img-src 'self' data: blob:; connect-src 'self'; frame-src 'none'; object-src 'none'; " +
      "base-uri 'none'; frame-ancestors 'none'; form-action 'self'; " +
      "require-trusted-types-for 'script'; trusted-types default dompurify",
  );
});

it('adds the host of the API where data and pictures come from', () => {
  const csp = policy({ VITE_API_URL: 'https://api.example.com/v1' });
  expect(csp).toContain("connect-src 'self' https://api.example.com;");
  expect(csp).toContain("img-src 'self' data: blob: https://api.example.com;");
  expect(policy({ VITE_API_URL: '/v1' })).toBe(policy({}));
});

it('adds what Google sign-in loads, and lets its window answer', () => {
  const env = { VITE_GOOGLE_CLIENT_ID: '1-a.apps.googleusercontent.com' };
  expect(policy(env)).toContain(
    `script-src 'self' ${FIRST_PAINT.hash} ${START.hash} https://accounts.google.com/gsi/client;`,
  );
  expect(policy(env)).toContain('frame-src https://accounts.google.com/gsi/;');
  expect(securityHeaders(parseConfig(env))['Cross-Origin-Opener-Policy']).toBe(
    'same-origin-allow-popups',
  );
});

it('enforces https, content types, frame and referrer policies', () => {
  expect(securityHeaders(parseConfig({}))).toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});
