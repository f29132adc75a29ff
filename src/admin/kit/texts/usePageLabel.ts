import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** The names of MUI's Pagination items, in react-admin's own texts. */
export const usePageLabel = () => {
  const translate = useTranslate();
  return useCallback(
    (type: string, page: number | null, selected: boolean) =>
      type === 'page'
        ? translate(selected ? 'ra.navigation.current_page' : 'ra.navigation.page', { page })
        : translate(`ra.navigation.${type}`),
    [translate],
  );
};
