import { expect, test } from 'vitest';

import { readSidebarOpen, sidebarCookie } from './sidebarCookie.ts';

test.each([
  ['', undefined],
  ['sidebar_state=true', true],
  ['sidebar_state=false', false],
  ['a=1; sidebar_state=false; b=2', false],
  ['old_sidebar_state=false', undefined],
  ['sidebar_state=nonsense', undefined],
])('with the cookies "%s" the sidebar is open: %s', (cookies, open) => {
  expect(readSidebarOpen(cookies)).toBe(open);
});

test('the cookie lasts seven days in the whole app', () => {
  expect(sidebarCookie(false)).toBe('sidebar_state=false; Path=/; Max-Age=604800; SameSite=Lax');
});
