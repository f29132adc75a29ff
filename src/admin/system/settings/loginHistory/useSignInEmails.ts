import { useMemo } from 'react';
import { useGetList } from 'react-admin';

import type { LoginEntry } from '../../../../domain/people/loginHistory.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { ALL_ROWS } from '../../../kit/allRows.ts';

/** Everyone who tried to sign in, with or without an account. */
export const useSignInEmails = () => {
  const { data } = useGetList<LoginEntry>(RESOURCES.loginHistory, {
    pagination: ALL_ROWS,
    sort: { field: 'at', order: 'DESC' },
  });
  return useMemo(
    () =>
      [...new Set((data ?? []).map(({ email }) => email))]
        .toSorted((a, b) => a.localeCompare(b))
        .map((email) => ({ value: email, name: email })),
    [data],
  );
};
