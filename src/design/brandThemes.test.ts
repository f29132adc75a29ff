import { describe, expect, it, test } from 'vitest';

import { isBrand } from './brand.ts';
import { BRAND_THEME_NAMES, BRAND_THEMES, brandOf, RESET_THEME } from './brandThemes.ts';
import { contrast } from './contrast.ts';
import { tokens } from './tokens.ts';

const TEXT = 4.5;

describe.each(BRAND_THEME_NAMES)('%s', (theme) => {
  test.each(['light', 'dark'] as const)('is legible in %s', (mode) => {
    const scheme = { ...tokens[mode], ...BRAND_THEMES[theme][mode] };
    const pairs = [
      ['primary', 'page'],
      ['primary', 'surface'],
      ['primary', 'sunken'],
      ['primary', 'primarySoft'],
      ['ink', 'primarySoft'],
      ['inkSoft', 'primarySoft'],
      ['onPrimary', 'primary'],
    ] as const;
    expect(pairs.filter(([text, ground]) => contrast(scheme[text], scheme[ground]) < TEXT)).toEqual(
      [],
    );
  });

  test.each(['page', 'active'] as const)('is legible on the %s of the sidebar', (ground) => {
    const { side } = BRAND_THEMES[theme];
    const texts = ['ink', 'inkSoft', 'accent'] as const;
    expect(texts.filter((text) => contrast(side[text], side[ground]) < TEXT)).toEqual([]);
  });

  it('reads back as stored', () => {
    expect(isBrand(JSON.parse(JSON.stringify(brandOf(theme))))).toBe(true);
  });
});

test.each([
  null,
  'purple-green',
  {},
  { theme: 'purple-green' },
  { ...brandOf(RESET_THEME), side: { page: 'url(https://evil.example)' } },
  { ...brandOf(RESET_THEME), light: { ...tokens.light, primary: 'red;}' } },
])('%j is not a brand', (stored) => {
  expect(isBrand(stored)).toBe(false);
});
