import { describe, expect, it } from 'vitest';

import { API_URL, pageAt } from './pageFiles.ts';

describe('pageAt', () => {
  it.each([
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/login', 'login.html'],
    ['/login/', 'login.html'],
    ['/admin', 'app.html'],
    ['/fleet/drivers', 'app.html'],
    ['/fleet/drivers/12/show', 'app.html'],
    ['/dashboard/settings', 'app.html'],
    ['/profile', 'app.html'],
  ])('%s is a page of %s', (path, file) => {
    expect(pageAt(path)).toBe(file);
  });

  it.each([
    '/nope',
    '/administrator',
    '/login/more',
    '/constructor',
    '/fleet/drivers/index.php',
    '/admin/users/users.php',
    '/diesel/diesel-manager/reports/issued.php',
    '/uploads/avatar.png',
  ])('%s is no page', (path) => {
    expect(pageAt(path)).toBeUndefined();
  });
});

describe('API_URL', () => {
  const isProxied = (url: string) => new RegExp(API_URL).test(url);

  it.each([
    '/api/fleet/drivers.php?limit=1000',
    '/fleet/drivers/index.php',
    '/uploads/avatars/1.png',
  ])('passes %s on', (url) => {
    expect(isProxied(url)).toBe(true);
  });

  it.each(['/fleet/drivers?file=x.php', '/__log', '/assets/app.js', '/x.phpx', '/src/uploads/a'])(
    'keeps %s',
    (url) => {
      expect(isProxied(url)).toBe(false);
    },
  );
});
