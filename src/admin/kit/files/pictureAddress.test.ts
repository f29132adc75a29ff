import { expect, test } from 'vitest';

import { contentSecurityPolicy } from '../../../../vite/securityHeaders.ts';
import { parseConfig } from '../../../config.ts';
import { pictureAddress } from './pictureAddress.ts';

const ORIGIN = 'https://fleet.example';

test.each([
  ['/uploads/a.png', 'https://fleet.example/uploads/a.png'],
  ['uploads/a.png', 'https://fleet.example/uploads/a.png'],
  ['https://fleet.example/a.png', 'https://fleet.example/a.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['https://cdn.example/a.png', undefined],
  ['http://fleet.example/a.png', undefined],
  ['//cdn.example/a.png', undefined],
  ['https://fleet.example@cdn.example/a.png', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,<b>', undefined],
  ['blob:https://fleet.example/1', undefined],
  ['https://', undefined],
  ['', undefined],
  [null, undefined],
])('%s is shown as %s', (address, shown) => {
  expect(pictureAddress(address, { origin: ORIGIN, apiUrl: '' })).toBe(shown);
});

test.each([
  ['https://api.example/v1', '/uploads/a.png', 'https://api.example/uploads/a.png'],
  ['https://api.example/v1', 'uploads/a.png', 'https://api.example/v1/uploads/a.png'],
  ['https://api.example', 'https://fleet.example/a.png', 'https://fleet.example/a.png'],
  ['https://api.example', 'https://cdn.example/a.png', undefined],
  ['http://localhost:4000', '/uploads/a.png', 'http://localhost:4000/uploads/a.png'],
  ['/backend', 'uploads/a.png', 'https://fleet.example/backend/uploads/a.png'],
])('with the API at %s: %s is shown as %s', (apiUrl, address, shown) => {
  expect(pictureAddress(address, { origin: ORIGIN, apiUrl })).toBe(shown);
});

test.each(['', '/backend', 'https://api.example/v1'])(
  `with the API at "%s", the page's policy allows whatever is shown`,
  (apiUrl) => {
    const csp = contentSecurityPolicy(parseConfig({ VITE_API_URL: apiUrl }));
    const sources = /img-src ([^;]*)/.exec(csp)?.[1]?.split(' ') ?? [];
    for (const address of [
      'a.png',
      '/a.png',
      'https://api.example/a.png',
      'https://cdn.example/a',
    ]) {
      const shown = pictureAddress(address, { origin: ORIGIN, apiUrl });
      if (!shown) continue;
      const { origin } = new URL(shown);
      expect(sources).toContain(origin === ORIGIN ? "'self'" : origin);
    }
  },
);
