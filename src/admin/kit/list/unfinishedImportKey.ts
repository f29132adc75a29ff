export const unfinishedImportKey = (resource: string) => `${resource}.unfinishedImport`;
