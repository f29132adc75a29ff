import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

const FONTS = ['@fontsource-variable/ibm-plex-sans', '@fontsource/ibm-plex-sans-arabic'];

/** The licence of each, from this folder. */
const LICENCES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FONTS.map((font) => [font, `../node_modules/${font}/LICENSE`])),
  // The list of common passwords is taken from it.
  '@zxcvbn-ts/language-common': './zxcvbn-ts.LICENSE.txt',
};

const textOf = (path: string): string =>
  readFileSync(new URL(path, import.meta.url), 'utf8').trim();

/** Adds fonts and copied data to the file of licences: Vite lists scripts only. */
export const fontLicences = (file: string): Plugin => ({
  name: 'qafila-font-licences',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const licences = bundle[file];
      if (licences?.type !== 'asset') return;
      const texts = Object.entries(LICENCES).map(
        ([name, path]) => `## ${name}\n\n${textOf(path)}\n`,
      );
      licences.source = [licences.source.toString(), ...texts].join('\n');
    },
  },
});
