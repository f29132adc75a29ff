import { useMemo } from 'react';
import {
  ListBase,
  useListContext,
  useResourceContext,
  downloadCSV,
  type Exporter,
} from 'react-admin';

import {
  type ActivityEntry,
  type ActivityLogType,
  actorsOf,
  type FieldChange,
} from '../../../domain/activity/activity.ts';
import { addDays, type IsoDate, companyTime, todayIn } from '../../../domain/base/dates.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { serverClock } from '../../../session/serverClock.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { silentQueryOptions } from '../../kit/feedback/silentQueryOptions.ts';
import {
  ListFiltersContext,
  useFiltersOf,
  type ListFilter,
} from '../../kit/list/filters/listFilters.ts';
import { filterOptions } from '../../kit/list/filters/recordFilters.ts';
import { ListBar } from '../../kit/list/ListBar.tsx';
import { ListLoadFailed } from '../../kit/list/ListLoadFailed.tsx';
import { ListNotices } from '../../kit/list/ListNotices.tsx';
import { ListPages } from '../../kit/list/ListPages.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { ListStatus } from '../../kit/list/ListStatus.tsx';
import { NoResults } from '../../kit/list/Nothing.tsx';
import { useUiPreferences } from '../../kit/look/uiPreferences.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { RecordTypeProvider, type RecordScreens } from '../../kit/record/RecordTypeContext.ts';
import { PageCard } from '../../kit/show/PageCard.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useLocalization } from '../../kit/texts/useLocalization.ts';
import { useRecordText } from '../../kit/texts/useRecordText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { Chips } from '../../kit/ui/Chips.tsx';
import { ActivityDays } from '../ActivityDays.tsx';
import { useActorName } from '../useActorName.ts';

interface Days {
  from?: IsoDate;
  to?: IsoDate;
}

/** The most requested days; pressing the active one shows all days again. */
const DayChips = () => {
  const t = useT();
  const { today } = useCompanyDay();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const yesterday = addDays(today, -1);
  const chips = {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    week: { from: addDays(today, -6), to: today },
  } satisfies Record<string, Days>;
  const { from, to, ...others } = filterValues as Days;
  const names = ['today', 'yesterday', 'week'] as const;
  const chosen = names.find((name) => from === chips[name].from && to === chips[name].to);
  return (
    <Chips
      label={t('resources.fleet/activity.days.label')}
      chips={names.map((id) => ({ id, content: t(`resources.fleet/activity.days.${id}`) }))}
      chosen={chosen}
      onChoose={(name) =>
        setFilters(name === chosen ? others : { ...others, ...chips[name] }, displayedFilters)
      }
    />
  );
};

const ActivityEmpty = () => {
  const text = useRecordText();
  const { filterValues } = useListContext();
  if (Object.keys(filterValues).length > 0) return <NoResults />;
  return (
    <div className="empty">
      <h2>{text('empty.title')}</h2>
      <p>{text('empty.invite')}</p>
    </div>
  );
};

export const activityLogOf = (type: ActivityLogType) => {
  const screens: RecordScreens = { type, looks: {} };
  const filters = activityFilters(type);
  const ActivityLog = () => (
    <RecordTypeProvider value={screens}>
      <ListFiltersContext value={useFiltersOf(filters)}>
        <PageHeader title={useRecordText()('page.list')} />
        <ListBase
          exporter={useActivityExporter(type)}
          perPage={useUiPreferences().pageSize}
          sort={{ field: 'at', order: 'DESC' }}
          debounce={60}
          queryOptions={silentQueryOptions}
        >
          <ListBar />
          <ListLoadFailed>
            <ListNotices />
            <ListStatus>
              <DayChips />
            </ListStatus>
            <Entries />
            <ListPages />
          </ListLoadFailed>
        </ListBase>
      </ListFiltersContext>
    </RecordTypeProvider>
  );
  return ActivityLog;
};

const Entries = () => {
  const { data, isPending, filterValues } = useListContext<ActivityEntry>();
  if (isPending) return <ListSkeleton />;
  if (!data?.length) return <ActivityEmpty />;
  return (
    <PageCard>
      {/* Sign-ins are not collapsed when the user filters for them. */}
      <ActivityDays entries={data} foldsRoutine={filterValues['kind'] !== 'authentication'} />
    </PageCard>
  );
};

const RECORD_ACTIONS = ['create', 'update', 'delete', 'import', 'export'];

const useActors = () => {
  const actorName = useActorName();
  const log = useResourceContext() ?? '';
  const { data } = useAllRows<ActivityEntry>(log, {
    sort: { field: 'at', order: 'DESC' },
    ofLong: { filter: { latest: log } },
  });
  return useMemo(
    () =>
      actorsOf(data ?? []).map(({ id, name }) => ({
        value: String(id),
        name: actorName(name, id !== name),
      })),
    [data, actorName],
  );
};

/** Only the system-wide log holds entries of several kinds. */
const activityFilters = ({ name, fields }: ActivityLogType): readonly ListFilter[] => {
  const choice = (source: 'kind' | 'action', options: readonly string[]): ListFilter => ({
    source,
    label: `resources.fleet/activity.fields.${source}`,
    options: filterOptions(name, source, options),
  });
  return [
    name === RESOURCES.activity
      ? choice('kind', fields.kind.options)
      : choice('action', RECORD_ACTIONS),
    { source: 'actor', label: 'resources.fleet/activity.fields.actor', useOptions: useActors },
    { source: 'from', label: 'resources.fleet/activity.fields.from' },
    {
      source: 'to',
      label: 'resources.fleet/activity.fields.to',
      problem: ({ from, to }) =>
        from && to && to < from ? 'resources.fleet/activity.reversed' : undefined,
    },
  ];
};

const COLUMNS = [
  'at',
  'actor_name',
  'actor_role',
  'kind',
  'action',
  'entity_type',
  'entity_label',
  'changes',
] as const;

const plain = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
};

const useActivityExporter = ({ name }: ActivityLogType): Exporter<ActivityEntry> => {
  const words = useWords();
  const { time_zone } = useLocalization();
  const changeText = (resource: string | null, change: FieldChange) => {
    const value = (stored: unknown) => words.value(resource, change.field, plain(stored));
    const field = words.field(resource, change.field);
    return `${field}: ${value(change.old)} → ${value(change.new)}`;
  };
  return async (entries) => {
    const { toCsv } = await import('../../../domain/csv/write.ts');
    const csv = toCsv(
      COLUMNS.map((column) => words.field(name, column)),
      entries.map((entry) => {
        const time = companyTime(entry.at, time_zone);
        const resource = entry.entity_type;
        return [
          // The format of all our files, whatever the screen's date format.
          time ? `${time.day} ${time.time}` : entry.at,
          entry.actor_name,
          entry.actor_role,
          words.value(name, 'kind', entry.kind),
          words.value(name, 'action', entry.action),
          resource && words.records(resource, 1),
          entry.entity_label,
          entry.changes.map((change) => changeText(resource, change)).join('; '),
        ];
      }),
    );
    downloadCSV(csv, `${name.split('/').at(-1)}-${todayIn(time_zone, serverClock.now())}`);
  };
};
