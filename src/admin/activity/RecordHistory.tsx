import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';

import { isApiError } from '../../dataProvider/apiError.ts';
import type { ActivityEntry } from '../../domain/activity/activity.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { ALL_ROWS } from '../kit/allRows.ts';
import { LoadFailed } from '../kit/feedback/LoadFailed.tsx';
import { PageCard } from '../kit/show/FactCard.tsx';
import { useT } from '../kit/texts/useT.ts';
import { ActivityCards } from './ActivityCards.tsx';

const SHOWN = 5;

export interface RecordHistoryProps {
  resource: string;
  recordId: number | string;
}

/** What the activity log knows of one record, the newest first. */
const RecordHistory = ({ resource, recordId }: RecordHistoryProps): ReactNode => {
  const t = useT();
  const [showsAll, setShowsAll] = useState(false);
  const { data, error, refetch } = useGetList<ActivityEntry>(RESOURCES.activity, {
    pagination: ALL_ROWS,
    sort: { field: 'at', order: 'DESC' },
    filter: { entity_type: resource, entity_id: recordId },
  });
  const isNotOffered = isApiError(error, 'notOffered');
  const shown = showsAll ? data : data?.slice(0, SHOWN);
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <PageCard title="resources.fleet/activity.history.title">
        {error && !isNotOffered && (
          <LoadFailed
            message="resources.fleet/activity.failed.load"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {isNotOffered && (
          <Typography color="text.secondary">{t('resources.fleet/activity.notOffered')}</Typography>
        )}
        {!data && !error && <Skeleton variant="rounded" height={96} sx={{ marginBlockStart: 1 }} />}
        {data?.length === 0 && (
          <Typography color="text.secondary">
            {t('resources.fleet/activity.history.none')}
          </Typography>
        )}
        <ActivityCards entries={shown ?? []} namesRecord={false} />
        {data && data.length > SHOWN && !showsAll && (
          <Button size="small" onClick={() => setShowsAll(true)}>
            {t('resources.fleet/activity.history.all', { count: data.length })}
          </Button>
        )}
      </PageCard>
    </Box>
  );
};

export default RecordHistory;
