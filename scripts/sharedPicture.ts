import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Browser } from 'playwright';

import { brand } from '../src/brand.ts';
import { tokens } from '../src/design/tokens.ts';
import { directionOf, type Language } from '../src/domain/settings/language.ts';
import { SHARED_PICTURE } from '../src/site/pictures.ts';
import { ROOT } from './builds.ts';

const WORDS = {
  en: { name: brand.name, tagline: brand.tagline },
  ar: { name: brand.nameArabic, tagline: brand.taglineArabic },
} satisfies Record<Language, object>;

const dataUrl = async (file: string, type: string) =>
  `data:${type};base64,${(await readFile(file)).toString('base64')}`;

const style = (faces: string) => `
  ${faces}
  body {
    margin: 0; padding: 64px 72px; overflow: hidden; box-sizing: border-box; block-size: 100vh;
    color: ${tokens.side.ink}; background: ${tokens.side.page};
    font-family: 'IBM Plex Sans', 'IBM Plex Sans Arabic';
  }
  header { display: flex; gap: 18px; align-items: center; font-size: 40px; font-weight: 600; }
  svg { inline-size: 48px; fill: none; stroke: ${tokens.side.accent}; stroke-linecap: round; stroke-linejoin: round; }
  h1 { margin: 36px 0 40px; font-size: 68px; font-weight: 600; line-height: 1.2; text-wrap: balance; }
  img { display: block; inline-size: 100%; border-radius: 20px; outline: 10px solid ${tokens.side.active}; }
`;

/** What others show where a page is linked to: the tagline over a screen of the app. */
export const drawSharedPicture = async (
  browser: Browser,
  screen: string,
  language: Language,
  path: string,
): Promise<void> => {
  const faces = await Promise.all(
    ['latin', 'arabic'].map(async (script) => {
      const font = join(ROOT, `src/design/fonts/plex-sans-${script}.woff2`);
      const family = script === 'latin' ? 'IBM Plex Sans' : 'IBM Plex Sans Arabic';
      const source = await dataUrl(font, 'font/woff2');
      return `@font-face { font-family: '${family}'; font-weight: 100 700; src: url(${source}); }`;
    }),
  );
  const { name, tagline } = WORDS[language];
  const page = await browser.newPage({ viewport: SHARED_PICTURE });
  await page.setContent(`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <style>${style(faces.join('\n'))}</style>
      <header>
        <svg viewBox="0 0 32 32">
          <path stroke-width="2.5" opacity=".55" d="m4 11 4.5 5L4 21" />
          <path stroke-width="3" opacity=".8" d="m11 9 6 7-6 7" />
          <path stroke-width="4" d="m19.5 6.5 8 9.5-8 9.5" />
        </svg>
        ${name}
      </header>
      <h1>${tagline}</h1>
      <img src="${await dataUrl(screen, 'image/png')}" />
    </html>`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path, type: 'jpeg', quality: 85 });
  await page.close();
};
