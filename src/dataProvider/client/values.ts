export type Values = Record<string, unknown>;

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A flag as PHP and databases write it; undefined for anything else. */
export const flagIn = (value: unknown): boolean | undefined => {
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  return value === false || value === 0 || value === '0' || value === 'false' ? false : undefined;
};

export const isConfirmed = (answer: unknown): answer is Values =>
  isValues(answer) && flagIn(answer.success) === true;

/** A number, even if a server sends it as text; undefined for anything else. */
export const figureIn = (value: unknown): number | undefined => {
  const figure = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof figure === 'number' && Number.isFinite(figure) ? figure : undefined;
};
