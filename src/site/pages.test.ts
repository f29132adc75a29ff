import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { pageAt } from './pages.ts';

const html = (path: string) => renderToStaticMarkup(createElement(pageAt(path).Page));

describe('the pages of the site', () => {
  it.each(['/', '/login', '/nowhere'])('%s is there before any script ran', (path) => {
    expect(html(path)).toMatch(/<h1[ >]/);
    expect(html(path)).toMatch(/<main[ >]/);
  });

  it.each(['/', '/login', '/nowhere'])(
    '%s holds no style that the security policy forbids',
    (path) => {
      expect(html(path)).not.toMatch(/ style=|<style/);
    },
  );

  it('are found with a slash at the end', () => {
    expect(pageAt('/login/')).toBe(pageAt('/login'));
    expect(pageAt('//')).toBe(pageAt('/'));
  });

  it.each(['/LOGIN', '/login/x', '/index.html', '/constructor', ''])(
    'has no page at %j',
    (path) => {
      expect(html(path)).toContain('Lost on the road?');
    },
  );
});

describe('the sign-in page', () => {
  const page = html('/login');

  it('has the fields that password managers fill in', () => {
    expect(page).toMatch(/<input(?=[^>]*name="email")(?=[^>]*autocomplete="username")/i);
    expect(page).toMatch(
      /<input(?=[^>]*name="password")(?=[^>]*type="password")(?=[^>]*autocomplete="current-password")/i,
    );
  });

  it('never sends a password in an address, script or not', () => {
    expect(page).toMatch(/<form[^>]*method="post"/);
  });

  it('shows no demo accounts outside a demo', () => {
    expect(page).not.toContain('demo');
  });
});
