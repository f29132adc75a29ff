/** A file's name as the title that its document starts with: without its ending, underscores as blanks. */
export const titleOf = (fileName: string): string =>
  fileName
    .replace(/\.[^.]{1,5}$/, '')
    .replaceAll(/[\s_]+/g, ' ')
    .trim();
