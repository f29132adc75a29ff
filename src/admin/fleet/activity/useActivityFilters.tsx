import { useMemo } from 'react';
import { DateInput, SearchInput, SelectInput, useGetList } from 'react-admin';

import { activityLog, actorsOf, type ActivityEntry } from '../../../domain/activity/activity.ts';
import { ALL_ROWS } from '../../kit/allRows.ts';
import { choicesOf } from '../../kit/texts/choiceLabels.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';

const EVERYTHING = { pagination: ALL_ROWS, sort: { field: 'at', order: 'DESC' } } as const;

const { name, fields } = activityLog;
const kindChoices = choicesOf(name, 'kind', fields.kind.options);

/** All in one line on a desk. */
const narrow = { inlineSize: { xs: '100%', sm: 148 }, minInlineSize: 0 };

/** Filters hide what is wrong with them unless told otherwise. */
const saysWhy = { '&& .MuiFormHelperText-root': { display: 'block', whiteSpace: 'nowrap' } };

const notBefore = (to: string | undefined, { from }: { from?: string }) =>
  from && to && to < from ? 'resources.fleet/activity.reversed' : undefined;

/** What the log can be narrowed to; the users are those who are in it. */
export const useActivityFilters = () => {
  const { data } = useGetList<ActivityEntry>(name, EVERYTHING);
  const actors = useMemo(() => actorsOf(data ?? []), [data]);
  const common = { alwaysOn: !useIsPhone(), sx: narrow };
  return [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="kind"
      source="kind"
      {...common}
      choices={kindChoices}
      emptyText="resources.fleet/activity.options.kind.all"
    />,
    <SelectInput
      key="actor"
      source="actor"
      {...common}
      choices={actors}
      translateChoice={false}
      emptyText="resources.fleet/activity.allUsers"
    />,
    <DateInput key="from" source="from" {...common} />,
    <DateInput
      key="to"
      source="to"
      {...common}
      validate={notBefore}
      sx={{ ...narrow, ...saysWhy }}
    />,
  ];
};
