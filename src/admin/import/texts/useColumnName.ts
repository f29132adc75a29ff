import { useT } from '../../kit/texts/useT.ts';
import { excerpt } from './excerpt.ts';

export const useColumnName = (header: readonly string[]) => {
  const t = useT();
  return (column: number): string =>
    excerpt(header[column] ?? '') || t('importing.mapping.unnamed', { number: column + 1 });
};
