const channel = (value: number) =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const luminance = (hex: string) => {
  const rgb = Number.parseInt(hex.slice(1, 7), 16);
  const [red, green, blue] = [rgb >> 16, (rgb >> 8) & 255, rgb & 255].map((v) => channel(v / 255));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** The contrast of two opaque colours (`#rrggbb`), from 1 to 21, as WCAG 2 defines it. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
