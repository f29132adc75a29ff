import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { LANGUAGES } from '../domain/settings/language.ts';
import { pictureFile, PICTURES, PRODUCT_PICTURES } from './pictures.ts';

const root = new URL('../../', import.meta.url);

/** From the box of an AVIF file that has the size of its picture. */
const sizeOf = (file: string): number[] => {
  const bytes = readFileSync(new URL(`${PICTURES}/${file}.avif`, root));
  const box = bytes.indexOf('ispe');
  return [bytes.readUInt32BE(box + 8), bytes.readUInt32BE(box + 12)];
};

test.each(Object.entries(PRODUCT_PICTURES))('%s is as large as its page says', (name, sizes) => {
  for (const language of LANGUAGES) {
    for (const look of ['light', 'dark']) {
      for (const [form, size] of [
        ['', sizes.wide],
        ['-phone', sizes.phone],
      ] as const) {
        const found = sizeOf(pictureFile(`${name}${form}-${look}`, language));
        // A height is cut at a whole CSS pixel, which is nearly two of the picture's.
        found.forEach((length, at) => expect(Math.abs(length - (size[at] ?? 0))).toBeLessThan(3));
      }
    }
  }
});
