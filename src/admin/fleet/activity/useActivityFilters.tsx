import { useMemo } from 'react';
import { DateInput, SelectInput, useGetList } from 'react-admin';

import { ACTIVITY_KINDS, actorsOf, type ActivityEntry } from '../../../domain/activity/activity.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { ALL_ROWS } from '../../kit/allRows.ts';
import { SearchBox } from '../../kit/list/SearchBox.tsx';
import { useIsPhone } from '../../kit/useIsPhone.ts';

const EVERYTHING = { pagination: ALL_ROWS, sort: { field: 'at', order: 'DESC' } } as const;

const kindChoices = ACTIVITY_KINDS.map((id) => ({ id, name: `activity.kinds.${id}` }));

/** All in one line on a desk. */
const narrow = { inlineSize: { xs: '100%', sm: 148 }, minInlineSize: 0 };

/** Filters hide what is wrong with them unless told otherwise. */
const saysWhy = { '&& .MuiFormHelperText-root': { display: 'block', whiteSpace: 'nowrap' } };

const notBefore = (to: string | undefined, { from }: { from?: string }) =>
  from && to && to < from ? 'activity.filters.reversed' : undefined;

/** What the log can be narrowed to; the users are those who are in it. */
export const useActivityFilters = () => {
  const isPhone = useIsPhone();
  const { data } = useGetList<ActivityEntry>(RESOURCES.activity, EVERYTHING);
  const actors = useMemo(() => actorsOf(data ?? []), [data]);
  const alwaysOn = !isPhone;
  return [
    <SearchBox key="q" source="q" hint="activity.filters.q" alwaysOn />,
    <SelectInput
      key="kind"
      source="kind"
      label="activity.fields.kind"
      alwaysOn={alwaysOn}
      sx={narrow}
      choices={kindChoices}
      emptyText="activity.filters.allKinds"
    />,
    <SelectInput
      key="actor"
      source="actor"
      label="activity.fields.actor"
      alwaysOn={alwaysOn}
      sx={narrow}
      choices={actors}
      translateChoice={false}
      emptyText="activity.filters.allUsers"
    />,
    <DateInput
      key="from"
      source="from"
      label="activity.filters.from"
      alwaysOn={alwaysOn}
      sx={narrow}
    />,
    <DateInput
      key="to"
      source="to"
      label="activity.filters.to"
      alwaysOn={alwaysOn}
      validate={notBefore}
      sx={{ ...narrow, ...saysWhy }}
    />,
  ];
};
