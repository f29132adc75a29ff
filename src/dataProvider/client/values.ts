/** A record, or part of one, as sent or received. */
export type Values = Record<string, unknown>;

/** True for an object that is neither an array nor null. */
export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number, even if a server sends it as text; undefined for anything else. */
export const figureIn = (value: unknown): number | undefined => {
  const figure = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof figure === 'number' && Number.isFinite(figure) ? figure : undefined;
};
