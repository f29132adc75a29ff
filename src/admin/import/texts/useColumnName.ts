import { useT } from '../../kit/texts/useT.ts';
import { excerpt } from './excerpt.ts';

/** The name of a column of the file, or its number if it has no name. */
export const useColumnName = (header: readonly string[]) => {
  const t = useT();
  return (column: number): string =>
    excerpt(header[column] ?? '') || t('importing.mapping.unnamed', { number: column + 1 });
};
