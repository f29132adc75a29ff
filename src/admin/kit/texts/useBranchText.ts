import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** The name of a branch, in its reader's language if it is one of the known ones. */
export const useBranchText = (): ((name: string) => string) => {
  const translate = useTranslate();
  return useCallback(
    (name) => translate(`resources.admin/settings/users.options.branch.${name}`, { _: name }),
    [translate],
  );
};
