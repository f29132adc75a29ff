import { useCallback, type ReactNode } from 'react';
import { useNotify, useResourceContext } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';

import { recordPath } from '../../../domain/access/recordPath.ts';
import { useFullName } from '../texts/useFullName.ts';
import { useRecordText } from '../texts/useRecordText.ts';
import { useT } from '../texts/useT.ts';
import { useSession } from '../useSession.ts';

interface SavedOptions {
  isElsewhere?: boolean;
  /** What the server did not keep of it. */
  otherwise?: ReactNode;
}

export const useNotifySaved = () => {
  const t = useT();
  const text = useRecordText();
  const notify = useNotify();
  const role = useSession()?.user.role;
  const resource = useResourceContext() ?? '';
  const nameOf = useFullName();
  return useCallback(
    (
      what: 'created' | 'saved',
      record: RaRecord,
      { isElsewhere = false, otherwise }: SavedOptions = {},
    ) => {
      const words = text(`notifications.${what}`, { name: nameOf(record), smart_count: 1 });
      const path = isElsewhere ? recordPath(role, resource, record.id) : undefined;
      notify(
        <>
          <span>{words}</span>
          {path && <Link to={path}>{t('common.open')}</Link>}
          {otherwise}
        </>,
        { type: otherwise ? 'warning' : 'success' },
      );
    },
    [t, text, notify, role, resource, nameOf],
  );
};
