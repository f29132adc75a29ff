/** Of this server only: an app learns them from the rows. */
export const BRANCHES = [
  { id: 1, name: 'OCGLT' },
  { id: 2, name: 'Alain' },
] as const;

/** Each goes by the id of a branch. */
export const BOWSERS = [
  { id: 9, name: 'Bowser B-2' },
  { id: 10, name: 'Bowser B-3' },
] as const;
