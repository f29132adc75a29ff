import { useCallback } from 'react';
import { useGetRecordRepresentation, useNotify, useResourceContext } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';

import { isolate } from '../../../i18n/fill.ts';
import { recordPath } from '../recordPath.ts';
import { useRecordText } from '../texts/useRecordText.ts';
import { useT } from '../texts/useT.ts';
import { useSession } from '../useSession.ts';

export const useNotifySaved = () => {
  const t = useT();
  const text = useRecordText();
  const notify = useNotify();
  const role = useSession()?.user.role;
  const resource = useResourceContext() ?? '';
  const represent = useGetRecordRepresentation(resource);
  return useCallback(
    (what: 'created' | 'saved', record: RaRecord, { isElsewhere = false } = {}) => {
      const name = isolate(represent(record) as string);
      const words = text(`notifications.${what}`, { name, smart_count: 1 });
      const path = isElsewhere ? recordPath(role, resource, record.id) : undefined;
      notify(
        <>
          <span>{words}</span>
          {path && <Link to={path}>{t('common.open')}</Link>}
        </>,
        { type: 'success' },
      );
    },
    [t, text, notify, role, resource, represent],
  );
};
