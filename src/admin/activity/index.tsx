import { Suspense } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';

import { canAccess } from '../../domain/access/access.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { lazyExtra } from '../kit/lazyScreen.ts';
import { useSession } from '../kit/useSession.ts';
import type { RecordHistoryProps } from './RecordHistory.tsx';

const LoadedHistory = lazyExtra(() => import('./RecordHistory.tsx'));

/**
 * The section 'History' of a record, of the page's own unless told otherwise, for those who may read
 * the activity log.
 */
export const RecordHistory = (given: Partial<RecordHistoryProps>) => {
  const role = useSession()?.user.role;
  const record = useRecordContext();
  const pageResource = useResourceContext();
  const { resource = pageResource, recordId = record?.id } = given;
  if (!resource || recordId === undefined) return null;
  if (!canAccess(role, { resource: RESOURCES.activity, action: 'list' })) return null;
  return (
    <Suspense>
      <LoadedHistory resource={resource} recordId={recordId} />
    </Suspense>
  );
};
