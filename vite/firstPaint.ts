import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

const source = readFileSync(new URL('./firstPaint.js', import.meta.url), 'utf8');

/** Without comments and indents. */
const script = source
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('//'))
  .join('\n');

/** What the content security policy allows beside our own files. */
export const FIRST_PAINT_HASH = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Puts the script into the areas' page. */
export const firstPaint = (page: string): Plugin => ({
  name: 'qafila-first-paint',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { path }) =>
      path.endsWith(page) ? [{ tag: 'script', children: script, injectTo: 'head-prepend' }] : [],
  },
});
