const formatters = new Map<string, Intl.NumberFormat>();

/** A formatter takes longer to create than to use a hundred times, and lists show thousands of amounts. */
export const numberFormat = (options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = JSON.stringify(options);
  const known = formatters.get(key) ?? new Intl.NumberFormat('en-AE', options);
  formatters.set(key, known);
  return known;
};
