import { lazy, Suspense } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';

import { canAccess } from '../../domain/access/access.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { withTexts } from '../kit/texts/withTexts.ts';
import { useSession } from '../kit/useSession.ts';
import type { RecordHistoryProps } from './RecordHistory.tsx';

const loadHistory = withTexts(() => import('./RecordHistory.tsx'), 'resources.fleet/activity');

// A page stands without its history: where this cannot be had, nothing is shown.
const LoadedHistory = lazy(() => loadHistory().catch(() => ({ default: () => null })));

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
