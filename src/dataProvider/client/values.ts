/** A record, or part of one, as it goes over the wire. */
export type Values = Record<string, unknown>;

/** True for an object, and not for a list or null. */
export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A figure, also one that a server sends as text; undefined for what is none. */
export const figureIn = (value: unknown): number | undefined => {
  const figure = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof figure === 'number' && Number.isFinite(figure) ? figure : undefined;
};
