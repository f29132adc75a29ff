import { useMemo } from 'react';
import { useGetList } from 'react-admin';

import { activityLog, actorsOf, type ActivityEntry } from '../../../domain/activity/activity.ts';
import { ALL_ROWS } from '../../kit/allRows.ts';
import type { ListFilter } from '../../kit/list/filters/listFilters.ts';
import { filterOptions } from '../../kit/list/filters/recordFilters.ts';

const EVERYTHING = { pagination: ALL_ROWS, sort: { field: 'at', order: 'DESC' } } as const;

const { name, fields } = activityLog;

/** The users who are in the log. */
const useActors = () => {
  const { data } = useGetList<ActivityEntry>(name, EVERYTHING);
  return useMemo(
    () => actorsOf(data ?? []).map((actor) => ({ value: String(actor.id), name: actor.name })),
    [data],
  );
};

/** What the log can be narrowed to. */
export const activityFilters: readonly ListFilter[] = [
  {
    source: 'kind',
    label: 'resources.fleet/activity.fields.kind',
    options: filterOptions(name, 'kind', fields.kind.options),
  },
  { source: 'actor', label: 'resources.fleet/activity.fields.actor', useOptions: useActors },
  { source: 'from', label: 'resources.fleet/activity.fields.from' },
  {
    source: 'to',
    label: 'resources.fleet/activity.fields.to',
    problem: ({ from, to }) =>
      from && to && to < from ? 'resources.fleet/activity.reversed' : undefined,
  },
];
