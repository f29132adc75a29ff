import { useMemo, useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';

import { isApiError } from '../../dataProvider/apiError.ts';
import { hasGaps } from '../../dataProvider/rows/gaps.ts';
import type { ActivityEntry } from '../../domain/activity/activity.ts';
import { historyOf, subjectsOf, type Subject } from '../../domain/activity/history.ts';
import { HOLDER_RESOURCES, HOLDER_TYPES } from '../../domain/documents/documents.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useDocumentsOf } from '../common/useDocuments.ts';
import { useAllRows } from '../kit/allRows.ts';
import { LoadFailed } from '../kit/feedback/LoadFailed.tsx';
import { RowNotices } from '../kit/list/ListNotices.tsx';
import { PageCard, EmptyNote } from '../kit/show/PageCard.tsx';
import { Bars } from '../kit/show/RecordSkeleton.tsx';
import { useT } from '../kit/texts/useT.ts';
import { Button } from '../kit/ui/Button.tsx';
import { useIsPaged } from '../kit/useIsPaged.ts';
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
  const mayDocuments = may('list', RESOURCES.documents);
  const holder_type = HOLDER_TYPES.find((type) => HOLDER_RESOURCES[type] === resource);
  const held = useDocumentsOf({ holder_type, holder_id: id }, mayDocuments);
  const documents = held.data;
  const isPaged = useIsPaged()(RESOURCES.activity);
  const waits = isPaged && mayDocuments && holder_type !== undefined && held.isPending;
  const { data, meta, error, refetch } = useAllRows<ActivityEntry>(RESOURCES.activity, {
    ofLong: { filter: { about: subjectsOf({ resource, id }, documents) } },
    enabled: !waits,
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
  if (entries.length === 0 && !hasGaps(meta))
    return <EmptyNote>{t('resources.fleet/activity.history.none')}</EmptyNote>;
  return (
    <>
      <RowNotices meta={meta} />
      <ActivityDays
        entries={showsAll ? entries : entries.slice(0, SHOWN)}
        subject={{ resource, id }}
      />
      {entries.length > SHOWN && (
        <Button onClick={() => setShowsAll(!showsAll)}>
          {showsAll
            ? t('resources.fleet/activity.fewer')
            : t('resources.fleet/activity.history.all', { count: entries.length })}
        </Button>
      )}
    </>
  );
};
