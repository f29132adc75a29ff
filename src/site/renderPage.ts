import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { headOf } from './head.ts';
import { NOT_FOUND, PAGES } from './pages.ts';
import type { Rendering } from './rendering.ts';

/**
 * A whole public page as HTML, at build time and for `npm start`. `template` is index.html; an unknown
 * address renders the not-found page.
 */
export const renderPage = (template: string, path: string, rendering: Rendering): string => {
  const page = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
  const { name, Page, forSignedOut = false } = page ?? NOT_FOUND;
  const head = headOf({ name, path: page && path, isSign: forSignedOut, rendering });
  const body = renderToStaticMarkup(createElement(Page, { rendering }));
  // With functions, because `$&` in a replacement string is a pattern.
  return template.replace('<!--head-->', () => head).replace('<!--body-->', () => body);
};
