import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What is inline in the areas' page, and its hash for the content security policy. */
const inline = (path: string) => {
  const text = readFileSync(new URL(path, import.meta.url), 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
  return { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
};

export const FIRST_PAINT = inline('./firstPaint.js');
export const START = inline('./start.js');
export const SKELETON = inline('../src/skeleton.css');

export const { version: VERSION } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string };
