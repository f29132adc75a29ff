/** The branches of this server, which are its own: an app learns them from the rows. */
export const BRANCHES = [
  { id: 1, name: 'OCGLT' },
  { id: 2, name: 'Alain' },
] as const;
