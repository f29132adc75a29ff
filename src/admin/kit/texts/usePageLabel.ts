import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** What the items of MUI's Pagination are called, in react-admin's words for its own. */
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
