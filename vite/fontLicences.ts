import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

const FONTS = ['@fontsource-variable/ibm-plex-sans', '@fontsource/ibm-plex-sans-arabic'];

const licenceOf = (font: string): string =>
  readFileSync(new URL(`../node_modules/${font}/LICENSE`, import.meta.url), 'utf8').trim();

/** Adds the fonts to the file of licences: Vite lists scripts only. */
export const fontLicences = (file: string): Plugin => ({
  name: 'qafila-font-licences',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const licences = bundle[file];
      if (licences?.type !== 'asset') return;
      const texts = FONTS.map((font) => `## ${font}\n\n${licenceOf(font)}\n`);
      licences.source = [licences.source.toString(), ...texts].join('\n');
    },
  },
});
