import { useGetList, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { foldKey } from '../../../../domain/base/fold.ts';
import type { User } from '../../../../domain/people/user.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { ALL_ROWS } from '../../../kit/allRows.ts';

/** Whether another user is called what is typed as the name. */
export const useSameName = (): boolean => {
  const own = useRecordContext()?.id;
  const name: unknown = useWatch({ name: 'name' });
  const { data = [] } = useGetList<User>(RESOURCES.users, {
    pagination: ALL_ROWS,
    sort: { field: 'id', order: 'ASC' },
  });
  return (
    typeof name === 'string' &&
    name.trim() !== '' &&
    data.some((user) => user.id !== own && foldKey(user.name) === foldKey(name))
  );
};
