/** Where the browser keeps the name of the file whose import is not finished. */
export const unfinishedImportKey = (resource: string) => `${resource}.unfinishedImport`;
