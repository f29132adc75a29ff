import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { directionOf } from '../domain/settings/language.ts';
import { renderIn } from '../i18n/siteMessages.ts';
import { headOf } from './head.ts';
import { NOT_FOUND, PAGES } from './pages.ts';
import type { Rendering } from './rendering.ts';

/**
 * At build time and for `npm run dev`. `template` is index.html; an unknown address renders the
 * not-found page.
 */
export const renderPage = (template: string, address: string, rendering: Rendering): string => {
  const language = /^\/ar(?=\/|$)/.test(address) ? 'ar' : 'en';
  const path = language === 'ar' ? address.slice('/ar'.length) || '/' : address;
  const page = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
  const { name, Page, forSignedOut = false } = page ?? NOT_FOUND;
  const [head, body] = renderIn(language, () => [
    headOf({ name, path: page && path, isSign: forSignedOut, rendering }),
    renderToStaticMarkup(createElement(Page, { rendering })),
  ]);
  // With functions, because `$&` in a replacement string is a pattern.
  return template
    .replace('lang="en" dir="ltr"', `lang="${language}" dir="${directionOf(language)}"`)
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body);
};
