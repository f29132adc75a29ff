/** Whether a row counts, by its status alone: people who left and vehicles that are gone do not. */
export const isInService = (row: object): boolean =>
  !('status' in row) || !['cancelled', 'inactive', 'sold'].includes(String(row.status));
