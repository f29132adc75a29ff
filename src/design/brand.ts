export const BRAND_COLOURS = ['primary', 'onPrimary', 'primarySoft'] as const;
type BrandColours = Record<(typeof BRAND_COLOURS)[number], string>;

export const SIDE_COLOURS = ['page', 'line', 'ink', 'inkSoft', 'active', 'accent'] as const;
type SideColours = Record<(typeof SIDE_COLOURS)[number], string>;

/** The options besides the colours, set as attributes on the page for CSS to use. */
export const BRAND_OPTIONS = {
  typography: ['plex', 'system'],
  buttons: ['rounded', 'pill', 'square'],
  cards: ['lined', 'raised', 'filled'],
  animation: ['standard', 'lively', 'none'],
} as const;
type BrandOption = keyof typeof BRAND_OPTIONS;
export type BrandOptions = { [Option in BrandOption]: (typeof BRAND_OPTIONS)[Option][number] };

/**
 * With its colours, so that the skeleton can be painted from storage before the themes are loaded.
 */
export interface Brand extends BrandOptions {
  theme: string;
  light: BrandColours;
  dark: BrandColours;
  side: SideColours;
}

const COLOUR = /^#[\da-f]{6}$/;

const areColours = (value: unknown, names: readonly string[]) => {
  const colours = new Map(Object.entries(value ?? {}));
  return names.every((name) => COLOUR.test(String(colours.get(name))));
};

/** Stored data is untrusted: a complete brand, or nothing. */
export const isBrand = (stored: unknown): stored is Brand => {
  const brand = new Map<string, unknown>(Object.entries(stored ?? {}));
  return (
    areColours(brand.get('light'), BRAND_COLOURS) &&
    areColours(brand.get('dark'), BRAND_COLOURS) &&
    areColours(brand.get('side'), SIDE_COLOURS)
  );
};
