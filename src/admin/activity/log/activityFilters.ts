import { useMemo } from 'react';
import { useResourceContext } from 'react-admin';

import {
  actorsOf,
  type ActivityEntry,
  type ActivityLogType,
} from '../../../domain/activity/activity.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import type { ListFilter } from '../../kit/list/filters/listFilters.ts';
import { filterOptions } from '../../kit/list/filters/recordFilters.ts';
import { useActorName } from '../useActorName.ts';

const RECORD_ACTIONS = ['create', 'update', 'delete', 'import', 'export'];

const useActors = () => {
  const actorName = useActorName();
  const { data } = useAllRows<ActivityEntry>(useResourceContext() ?? '', {
    sort: { field: 'at', order: 'DESC' },
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
export const activityFilters = ({ name, fields }: ActivityLogType): readonly ListFilter[] => {
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
