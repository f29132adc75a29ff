import { useGetList } from 'react-admin';

import type { User } from '../../../../domain/people/users.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { ALL_ROWS } from '../../../kit/allRows.ts';

/** All users; undefined while loading or if that failed. */
export const useUsers = (): readonly User[] | undefined =>
  useGetList<User>(RESOURCES.users, {
    pagination: ALL_ROWS,
    sort: { field: 'id', order: 'ASC' },
  }).data;
