import { useMemo } from 'react';
import { useGetList } from 'react-admin';

import { usersPerRole } from '../../../../domain/people/roleRules.ts';
import type { User } from '../../../../domain/people/user.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { ALL_ROWS } from '../../../kit/allRows.ts';

/** How many users have each role; undefined while or where that is not known. */
export const useUsersPerRole = (): ReadonlyMap<string, number> | undefined => {
  const { data } = useGetList<User>(RESOURCES.users, {
    pagination: ALL_ROWS,
    sort: { field: 'id', order: 'ASC' },
  });
  return useMemo(() => data && usersPerRole(data), [data]);
};
