import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { parseConfig } from '../src/config.ts';
import { hostingFiles } from './hosting.ts';
import { APP_WORDS, pageAt, SITE_PAGES } from './pageFiles.ts';
import { siteTexts } from './searchEngines.ts';
import { securityHeaders } from './securityHeaders.ts';

const config = parseConfig({});
const files = hostingFiles(config);

it.each(['nginx.conf', '_headers', '_redirects'] as const)(
  'hosting/%s is what `npm run hosting` writes',
  (name) => {
    const kept = readFileSync(new URL(`../hosting/${name}`, import.meta.url), 'utf8');
    expect(kept).toBe(files[name]);
  },
);

it('every host sends every header', () => {
  for (const [name, value] of Object.entries(securityHeaders(config))) {
    expect(files['nginx.conf']).toContain(`add_header ${name} "${value}" always;`);
    expect(files._headers).toContain(`  ${name}: ${value}\n`);
  }
});

it('the headers follow the settings', () => {
  const other = hostingFiles(parseConfig({ VITE_API_URL: 'https://api.example.com' }));
  expect(other['nginx.conf']).toContain("connect-src 'self' https://api.example.com;");
  expect(other._headers).toContain("connect-src 'self' https://api.example.com;");
});

it('nginx says to the API where each call comes from', () => {
  const [, location = ''] =
    /location ~ \S+ \{\n([^}]*proxy_pass[^}]*)\}/.exec(files['nginx.conf']) ?? [];
  // A call can bring such a header of its own.
  expect(location).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
});

it('nginx leaves the set-up page its own policy', () => {
  const [, location = ''] = /location \/setup\/ \{\n([^}]*)\}/.exec(files['nginx.conf']) ?? [];
  expect(location).toContain('proxy_pass http://127.0.0.1:8080;');
  // With a header of its own, a location has none of the others.
  expect(location).toContain('add_header');
  expect(location).not.toContain('Content-Security-Policy');
});

describe('nginx decides as our own servers do', () => {
  /** The regular expressions of its locations, in the order in which nginx tries them. */
  const patterns = [...files['nginx.conf'].matchAll(/location ~ (\S+) \{/g)].map(
    ([, pattern = '']) => new RegExp(pattern),
  );
  const [api, areas, pages] = patterns;
  const decide = (path: string): string | undefined => {
    if (api?.test(path)) return undefined;
    if (areas?.test(path)) return 'app.html';
    if (path === '/') return 'index.html';
    const name = pages?.exec(path)?.[1];
    return name && `${name}.html`;
  };

  it.each([
    ...Object.keys(SITE_PAGES),
    ...APP_WORDS.flatMap((word) => [`/${word}`, `/${word}/a/b`, `/${word}x`]),
    '/about/',
    '/about/x',
    '/nope',
    '/fleet/drivers/index.php',
    '/uploads/a.png',
    '/assets/app.js',
  ])('%s', (path) => {
    expect(decide(path)).toBe(pageAt(path));
  });
});

it('search engines find every public page and are kept out of the areas', () => {
  const texts = siteTexts(parseConfig({ VITE_SITE_URL: 'https://a.example' }));
  for (const path of Object.keys(SITE_PAGES)) {
    expect(texts['sitemap.xml']).toContain(`<loc>https://a.example${path}</loc>`);
  }
  expect(texts['robots.txt']).toContain('Sitemap: https://a.example/sitemap.xml');
  for (const word of APP_WORDS) expect(texts['robots.txt']).toContain(`Disallow: /${word}\n`);
});
