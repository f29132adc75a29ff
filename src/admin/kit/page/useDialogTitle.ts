import { useEffect } from 'react';

import { nameTab } from './useDocumentTitle.ts';

/** Names the browser tab after a dialog with an address of its own, for as long as it is open. */
export const useDialogTitle = (dialog: string): void => {
  useEffect(() => {
    nameTab({ dialog });
    return () => nameTab({ dialog: undefined });
  }, [dialog]);
};
