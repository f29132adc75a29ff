/** Sizes of type in px, by token: `--text-s`. */
export const TEXT = { '2xs': 12, xs: 13, s: 14, m: 15, l: 16, xl: 18, '2xl': 24 } as const;

/** Spaces in px, by token; the names count steps of 4: `--gap-2`. */
export const GAP = { half: 2, 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 12: 48 } as const;

/** Radii in px, by token: `--radius-s` of small marks, `m` of controls, `l` of sheets. */
export const RADIUS = { s: 4, m: 8, l: 16 } as const;

/** The widths in px at which a layout may change: a phone below the first, one column below the second. */
export const WIDTHS = [768, 1200, 1440] as const;
