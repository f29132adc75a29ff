/** The field that rises with each change of a row, where a server counts them (assumed). */
export const ROW_VERSION = 'row_version';

export const rowVersionOf = (row: object): number | undefined => {
  const version: unknown = new Map<string, unknown>(Object.entries(row)).get(ROW_VERSION);
  return typeof version === 'number' ? version : undefined;
};
