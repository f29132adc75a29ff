import { useMemo } from 'react';
import { DateInput, SelectInput, useGetList } from 'react-admin';

import { LOGIN_OUTCOMES, type LoginEntry } from '../../../../domain/people/loginEntry.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { ALL_ROWS } from '../../../kit/allRows.ts';
import { SearchBox } from '../../../kit/list/SearchBox.tsx';

const TEXTS = `resources.${RESOURCES.loginHistory}` as const;

const outcomes = LOGIN_OUTCOMES.map((id) => ({ id, name: `${TEXTS}.outcomes.${id}` }));

/** Whoever tried to sign in, whether there is such an account or not. */
const UserFilter = (props: { source: string }) => {
  const { data } = useGetList<LoginEntry>(RESOURCES.loginHistory, {
    pagination: ALL_ROWS,
    sort: { field: 'at', order: 'DESC' },
  });
  const emails = useMemo(
    () =>
      [...new Set((data ?? []).map(({ email }) => email))].toSorted((a, b) => a.localeCompare(b)),
    [data],
  );
  return (
    <SelectInput
      {...props}
      choices={emails.map((email) => ({ id: email, name: email }))}
      translateChoice={false}
      emptyText={`${TEXTS}.allUsers`}
    />
  );
};

/** What the login history can be narrowed to. */
export const loginFilters = [
  <SearchBox key="q" source="q" hint={`${TEXTS}.fields.q`} alwaysOn />,
  <SelectInput
    key="outcome"
    source="outcome"
    alwaysOn
    choices={outcomes}
    emptyText={`${TEXTS}.outcomes.all`}
  />,
  <UserFilter key="email" source="email" />,
  <DateInput key="from" source="from" />,
  <DateInput key="to" source="to" />,
];
