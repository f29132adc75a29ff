import { expect, test } from 'vitest';

import { initialsOf, pictureAddress } from './pictureAddress.ts';

const ORIGIN = 'https://fleet.example';

test.each([
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['/uploads/a.png', 'https://fleet.example/uploads/a.png'],
  ['uploads/a.png', 'https://fleet.example/uploads/a.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['http://cdn.example/a.png', undefined],
  ['//cdn.example/a.png', 'https://cdn.example/a.png'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,<b>', undefined],
  ['blob:https://other.example/1', undefined],
  ['', undefined],
  [null, undefined],
])('of %s is shown %s', (address, shown) => {
  expect(pictureAddress(address, ORIGIN)).toBe(shown);
});

test.each([
  ['Omar Haddad', 'OH'],
  ['  layla  al mansoori ', 'LM'],
  ['Priya', 'P'],
  ['قافلة الخليج', 'قا'],
  ['', ''],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
