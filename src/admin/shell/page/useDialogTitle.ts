import { useEffect } from 'react';

import { documentTitle } from './useDocumentTitle.ts';

/** Names the browser tab after a dialog with an address of its own, for as long as it is open. */
export const useDialogTitle = (dialog: string): void => {
  useEffect(() => {
    const before = document.title;
    document.title = documentTitle(dialog);
    return () => {
      document.title = before;
    };
  }, [dialog]);
};
