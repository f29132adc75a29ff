/** The branches of this server, which are its own: an app learns them from the rows. */
export const BRANCHES = [
  { id: 1, name: 'OCGLT' },
  { id: 2, name: 'Alain' },
] as const;

/** Bowsers that can be kept as tanks of their own: each goes by the id of a branch. */
export const BOWSERS = [
  { id: 9, name: 'Bowser B-2' },
  { id: 10, name: 'Bowser B-3' },
] as const;
