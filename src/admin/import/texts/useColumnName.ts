import { useT } from '../../kit/texts/useT.ts';
import { excerpt } from './excerpt.ts';

/** What a column of the file is called; one without a name is called by its number. */
export const useColumnName = (header: readonly string[]) => {
  const t = useT();
  return (column: number): string =>
    excerpt(header[column] ?? '') || t('importing.mapping.unnamed', { number: column + 1 });
};
