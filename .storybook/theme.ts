import { create, type ThemeVars } from 'storybook/theming';

import { brand } from '../src/brand.ts';
import { tokens, type Scheme } from '../src/design/tokens.ts';

const themeOf = (base: 'light' | 'dark', colours: Scheme): ThemeVars =>
  create({
    base,
    brandTitle: `<span style="display: flex; gap: 8px; align-items: center; font-size: 18px">
      <img src="./favicon.svg" width="24" height="24" alt=""> ${brand.name}</span>`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: tokens.font,
    appBg: colours.page,
    appContentBg: colours.surface,
    appPreviewBg: colours.surface,
    appBorderColor: colours.line,
    appBorderRadius: tokens.radius,
    barBg: colours.surface,
    barTextColor: colours.inkSoft,
    barHoverColor: colours.primary,
    barSelectedColor: colours.primary,
    colorPrimary: colours.primary,
    colorSecondary: colours.primary,
    inputBg: colours.surface,
    inputBorder: colours.lineStrong,
    inputTextColor: colours.ink,
    textColor: colours.ink,
    textMutedColor: colours.inkSoft,
    textInverseColor: colours.surface,
  });

/** Storybook in the product's own look. */
export const themes = { light: themeOf('light', tokens.light), dark: themeOf('dark', tokens.dark) };
