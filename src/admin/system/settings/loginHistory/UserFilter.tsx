import { useMemo } from 'react';
import { SelectInput, useGetList } from 'react-admin';

import type { LoginEntry } from '../../../../domain/people/loginHistory.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { ALL_ROWS } from '../../../kit/allRows.ts';

/** Everyone who tried to sign in, with an account or without. */
export const UserFilter = (props: { source: string }) => {
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
      emptyText="resources.admin/settings/login-history.allUsers"
    />
  );
};
