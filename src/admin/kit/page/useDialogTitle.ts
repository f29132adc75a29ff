import { useEffect } from 'react';

import { nameTab } from './useDocumentTitle.ts';

/** Sets the browser tab's title from a dialog with its own address while it is open. */
export const useDialogTitle = (dialog: string): void => {
  useEffect(() => {
    nameTab({ dialog });
    return () => nameTab({ dialog: undefined });
  }, [dialog]);
};
