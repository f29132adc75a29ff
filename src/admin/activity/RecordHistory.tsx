import { useMemo, useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';

import { isApiError } from '../../dataProvider/apiError.ts';
import type { ActivityEntry } from '../../domain/activity/activity.ts';
import { historyOf, type Subject } from '../../domain/activity/history.ts';
import type { FleetDocument } from '../../domain/documents/documents.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useAllRows } from '../kit/allRows.ts';
import { LoadFailed } from '../kit/feedback/LoadFailed.tsx';
import { PageCard, EmptyNote } from '../kit/show/PageCard.tsx';
import { Bars } from '../kit/show/RecordSkeleton.tsx';
import { useT } from '../kit/texts/useT.ts';
import { Button } from '../kit/ui/Button.tsx';
import { useMay } from '../kit/useMay.ts';
import { ActivityDays } from './ActivityDays.tsx';

const SHOWN = 5;

export const RecordHistory = () => {
  const id = useRecordContext()?.id;
  const resource = useResourceContext();
  const may = useMay();
  if (!resource || id === undefined || !may('list', RESOURCES.activity)) return null;
  return (
    <PageCard title="resources.fleet/activity.history.title">
      <History key={id} resource={resource} id={id} />
    </PageCard>
  );
};

const History = ({ resource, id }: Subject) => {
  const t = useT();
  const may = useMay();
  const [showsAll, setShowsAll] = useState(false);
  const { data, error, refetch } = useAllRows<ActivityEntry>(RESOURCES.activity);
  const { data: documents } = useAllRows<FleetDocument>(RESOURCES.documents, {
    enabled: may('list', RESOURCES.documents),
  });
  const entries = useMemo(
    () => data && historyOf(data, { resource, id }, documents),
    [data, resource, id, documents],
  );
  if (isApiError(error, 'notOffered')) {
    return <EmptyNote>{t('resources.fleet/activity.notOffered.list')}</EmptyNote>;
  }
  if (error) {
    return (
      <LoadFailed message="resources.fleet/activity.failed.load" error={error} onRetry={refetch} />
    );
  }
  if (!entries) return <Bars lines={4} />;
  if (entries.length === 0)
    return <EmptyNote>{t('resources.fleet/activity.history.none')}</EmptyNote>;
  return (
    <>
      <ActivityDays
        entries={showsAll ? entries : entries.slice(0, SHOWN)}
        subject={{ resource, id }}
      />
      {entries.length > SHOWN && !showsAll && (
        <Button onClick={() => setShowsAll(true)}>
          {t('resources.fleet/activity.history.all', { count: entries.length })}
        </Button>
      )}
    </>
  );
};
