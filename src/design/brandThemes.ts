import { BRAND_COLOURS, type Brand, type BrandOptions } from './brand.ts';
import { tokens } from './tokens.ts';

type ThemeColours = Pick<Brand, 'light' | 'dark' | 'side'>;

const pick = (scheme: typeof tokens.light | typeof tokens.dark) => {
  const [primary, onPrimary, primarySoft] = BRAND_COLOURS.map((name) => scheme[name]);
  return { primary, onPrimary, primarySoft } as ThemeColours['light'];
};

/** Qafila's own colours, also used by the public site, and the four themes that a company can choose. */
export const BRAND_THEMES = {
  house: { light: pick(tokens.light), dark: pick(tokens.dark), side: tokens.side },
  'purple-green': {
    light: { primary: '#6b2fb3', onPrimary: '#ffffff', primarySoft: '#efe6fb' },
    dark: { primary: '#c7a6f7', onPrimary: '#2a0a52', primarySoft: '#34214f' },
    side: {
      page: '#241338',
      line: '#43305e',
      ink: '#ece6f5',
      inkSoft: '#b9a8cf',
      active: '#3d2560',
      accent: '#6fdc8c',
    },
  },
  'blue-orange': {
    light: { primary: '#1a56b0', onPrimary: '#ffffff', primarySoft: '#e2ebfa' },
    dark: { primary: '#8db8f5', onPrimary: '#07244d', primarySoft: '#1a3356' },
    side: {
      page: '#0f2140',
      line: '#2b4168',
      ink: '#e3eaf5',
      inkSoft: '#a3b4cf',
      active: '#1e3a68',
      accent: '#ffa657',
    },
  },
  'teal-purple': {
    light: { primary: '#0b676e', onPrimary: '#ffffff', primarySoft: '#dbf0f1' },
    dark: { primary: '#63cdd4', onPrimary: '#04343a', primarySoft: '#143c40' },
    side: {
      page: '#0c2a2e',
      line: '#26474c',
      ink: '#dfecec',
      inkSoft: '#9db8bb',
      active: '#17454b',
      accent: '#d2a8ff',
    },
  },
  'red-yellow': {
    light: { primary: '#a81d2b', onPrimary: '#ffffff', primarySoft: '#fbe5e6' },
    dark: { primary: '#ff9c9c', onPrimary: '#4d0a10', primarySoft: '#4a2024' },
    side: {
      page: '#35121a',
      line: '#57303a',
      ink: '#f5e6e8',
      inkSoft: '#cda7ae',
      active: '#571f2b',
      accent: '#ffd84d',
    },
  },
} as const satisfies Record<string, ThemeColours>;
export type BrandTheme = keyof typeof BRAND_THEMES;

export const BRAND_THEME_NAMES = Object.keys(BRAND_THEMES) as BrandTheme[];

/** The theme that 'Reset' restores. */
export const RESET_THEME: BrandTheme = 'purple-green';

const PLAIN_OPTIONS: BrandOptions = {
  typography: 'plex',
  buttons: 'rounded',
  cards: 'lined',
  animation: 'standard',
};

export const brandOf = (theme: BrandTheme, options: BrandOptions = PLAIN_OPTIONS): Brand => ({
  ...options,
  theme,
  ...BRAND_THEMES[theme],
});
