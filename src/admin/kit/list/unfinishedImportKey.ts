/** The storage key for the file name of an unfinished import. */
export const unfinishedImportKey = (resource: string) => `${resource}.unfinishedImport`;
