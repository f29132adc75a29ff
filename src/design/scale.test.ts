import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it, test } from 'vitest';

import { WIDTHS } from './scale.ts';

const ADMIN = join(import.meta.dirname, '..', 'admin');

const SIZED =
  /^(?:font-size|(?:row-|column-)?gap|(?:padding|margin)(?:-\w+)*|border(?:-\w+)*-radius)$/;
const LENGTH = /(?<![\w.-])-?(?:\d*\.)?\d+(?:px|rem)\b/g;

/** Lengths off the scale in a sheet: an edge of 1 px, marks of 2 px and what is computed may be there. */
const literalsIn = (css: string): string[] => {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '');
  const sizes = [...rules.matchAll(/([\w-]+):\s*([^;{}]+);/g)].flatMap(
    ([, name = '', value = '']) => {
      if (!SIZED.test(name)) return [];
      const lengths =
        value.replaceAll(/\b(?:calc|min|max|clamp|var)\(.*\)/gs, '').match(LENGTH) ?? [];
      const isMark = name.endsWith('radius');
      return lengths
        .filter((length) => !['1px', '-1px', ...(isMark ? ['2px'] : [])].includes(length))
        .map((length) => `${name}: ${length}`);
    },
  );
  const widths = [...rules.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
    [...query.replaceAll(/\bheight\b[^)]*/g, '').matchAll(/\b(\d+)px/g)].map(([, px]) =>
      Number(px),
    ),
  );
  const odd = widths.filter((width) => !WIDTHS.some((known) => known === width));
  return [...sizes, ...odd.map((width) => `@media ${width}px`)];
};

const sheets = readdirSync(ADMIN, { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.css'));

test.each(sheets)('%s keeps to the scale', (sheet) => {
  expect(literalsIn(readFileSync(join(ADMIN, sheet), 'utf8'))).toEqual([]);
});

it('finds what is off the scale', () => {
  const css =
    '.a { padding: 0 7px 1px; margin: calc(-1 * var(--gap-1)); } @media (width < 600px) { }';
  expect(literalsIn(css)).toEqual(['padding: 7px', '@media 600px']);
});
