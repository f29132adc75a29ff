import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { NOT_FOUND_PAGES, SITE_PAGES } from '../../vite/pageFiles.ts';
import { parseConfig } from '../config.ts';
import { siteMessages } from '../i18n/siteMessages.ts';
import { pathIn } from './common/links.ts';
import { PAGES } from './pages.ts';
import { renderPage } from './renderPage.ts';

const template = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

const html = (path: string, env: Record<string, string> = {}) =>
  renderPage(template, path, {
    config: parseConfig(env),
    href: (source) => `/${source}`,
    earlyScript: (source) => `<script src="/${source}"></script>`,
    ahead: ['/assets/app.js'],
  });

const paths = Object.keys(SITE_PAGES);
const everyPath = [...paths, '/nowhere'];

describe('the pages of the site', () => {
  it('have one file each', () => {
    const english = Object.keys(PAGES);
    expect(paths).toEqual([...english, ...english.map((path) => pathIn('ar', path))]);
    const files = [...Object.values(SITE_PAGES), ...Object.values(NOT_FOUND_PAGES)];
    expect(new Set(files).size).toBe(paths.length + 2);
  });

  it.each(everyPath)('%s is complete without scripts', (path) => {
    const page = html(path);
    expect(page.match(/<h1[ >]/g)).toHaveLength(1);
    expect(page.match(/<main[ >]/g)).toHaveLength(1);
    expect(page).toMatch(/<a class="skip" href="#main">/);
    expect(page).not.toContain('<!--');
    expect(page).not.toMatch(/%\{|undefined|\[object/);
  });

  it.each(everyPath)('%s contains nothing that the security policy forbids', (path) => {
    expect(html(path)).not.toMatch(
      / style=|<style| on\w+=|<script(?! src=| type="application\/ld)/,
    );
  });

  it.each(everyPath)('%s uses each id once, and refers to no missing id', (path) => {
    const page = html(path);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const wanted = [...page.matchAll(/(?:href="#| for="|-labelledby="|-describedby=")([^"]+)"/g)];
    expect(ids).toEqual(expect.arrayContaining(wanted.map(([, id]) => id)));
  });

  it.each(['/LOGIN', '/login/x', '/index.html', '/constructor', ''])(
    'there is no page at %j',
    (path) => {
      expect(html(path)).toContain('Lost on the road?');
    },
  );
});

describe('in Arabic', () => {
  const arabic = paths.filter((path) => path.startsWith('/ar'));
  const words = (page: string) =>
    page
      .slice(page.indexOf('<body'))
      .replaceAll(/<script[^]*?<\/script>|<[^>]+>|&[^;]+;/g, ' ')
      .match(/[a-z]{3,}/gi) ?? [];
  /** Names and file formats, and the link to the other language. */
  const KNOWN = ['support', 'qafila', 'example', 'English', 'JavaScript', 'CSV', 'Google'];

  it.each([...arabic, '/ar/nowhere'])(
    '%s is read from the right and has no English text',
    (path) => {
      const page = html(path);
      expect(page).toContain('<html lang="ar" dir="rtl">');
      expect(words(page).filter((word) => !KNOWN.includes(word))).toEqual([]);
    },
  );

  it.each(arabic)('%s leads to Arabic pages, and to itself in English', (path) => {
    const links = [...html(path).matchAll(/<a [^>]*?href="(\/[^"#]*)/g)].map(([, href]) => href);
    const english = path.slice('/ar'.length) || '/';
    expect(links.filter((href) => !/^\/(?:ar|dashboard)(?=\/|$)/.test(href ?? ''))).toEqual([
      english,
    ]);
  });

  it.each(Object.keys(PAGES))('%s and its Arabic page name each other', (path) => {
    for (const page of [html(path), html(pathIn('ar', path))]) {
      for (const [language, address] of [
        ['en', path],
        ['ar', pathIn('ar', path)],
        ['x-default', path],
      ] as const) {
        expect(page).toMatch(new RegExp(`hreflang="${language}" href="https://[^/]+${address}"`));
      }
    }
  });

  it('an unknown address says so, and leads to Arabic pages', () => {
    const page = html('/ar/nowhere');
    expect(page).toContain('هل ضللت الطريق؟');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('href="/ar/contact"');
    expect(page).not.toContain('href="/contact"');
    expect(page).toMatch(/<a class="language" href="\/" /);
    expect(html('/nowhere')).toMatch(/<a class="language" href="\/ar" /);
  });

  it('joins "and" to its word in Arabic', () =>
    expect(html('/ar/signup')).toContain(' و<a href="/ar/privacy">سياسة الخصوصية</a>.'));
});

describe('for search engines and shared links', () => {
  const env = { VITE_SITE_URL: 'https://fleet.example.com' };

  it.each(paths)('%s gives its own address', (path) => {
    const page = html(path, env);
    const url = `https://fleet.example.com${path}`;
    expect(page).toContain(`<link rel="canonical" href="${url}">`);
    expect(page).toContain(`<meta property="og:url" content="${url}">`);
    const picture = path.startsWith('/ar') ? 'og-ar' : 'og';
    expect(page).toContain(`content="https://fleet.example.com/${picture}.jpg"`);
    expect(page).not.toContain('noindex');
  });

  it('titles and descriptions are unique, and short enough to be shown in full', () => {
    const { titles, descriptions } = siteMessages().frame;
    for (const texts of [Object.values(titles), Object.values(descriptions)]) {
      expect(texts).toEqual([...new Set(texts)]);
    }
    for (const text of Object.values(descriptions)) expect(text.length).toBeLessThanOrEqual(160);
  });

  it('the not-found page is excluded', () => {
    expect(html('/nowhere')).toContain('<meta name="robots" content="noindex">');
    expect(html('/nowhere')).not.toContain('canonical');
  });

  it('the company and the questions are structured data', () => {
    const dataOf = (path: string): unknown => {
      const text = /ld\+json">(.+?)<\/script>/.exec(html(path, env))?.[1];
      return JSON.parse(text ?? 'null') as unknown;
    };
    expect(dataOf('/')).toMatchObject({
      '@type': 'Organization',
      url: 'https://fleet.example.com/',
      logo: 'https://fleet.example.com/icon-512.png',
    });
    const questions = siteMessages().contact.faq.items;
    expect(dataOf('/contact')).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question }) => ({ '@type': 'Question', name: question })),
    });
  });
});

describe('the sign-in and sign-up pages', () => {
  const login = html('/login');
  const signup = html('/signup');

  it('have the fields that password managers fill in', () => {
    for (const page of [login, signup]) {
      expect(page).toMatch(/<input(?=[^>]*name="email")(?=[^>]*autocomplete="username")/i);
    }
    const password = (kind: string) =>
      new RegExp(`<input(?=[^>]*type="password")(?=[^>]*autocomplete="${kind}")`, 'i');
    expect(login).toMatch(password('current-password'));
    expect(signup).toMatch(password('new-password'));
  });

  it('never send a password in an address, with or without scripts', () => {
    for (const page of [login, signup]) expect(page).toMatch(/<form[^>]*method="post"/);
  });

  it('show no demo accounts outside a demo', () => {
    expect(login).not.toContain('demo');
    expect(html('/login', { VITE_DEMO: 'true' })).toContain('data-email="fleet@qafila.example"');
  });

  it('offer Google only if it is configured, and load nothing from it', () => {
    const id = '1-a.apps.googleusercontent.com';
    for (const path of ['/login', '/signup']) {
      expect(html(path)).not.toMatch(/google/i);
      expect(html(path, { VITE_GOOGLE_CLIENT_ID: id })).toContain(`data-google="${id}"`);
      expect(html(path, { VITE_GOOGLE_CLIENT_ID: id })).not.toContain('accounts.google.com');
    }
  });
});
