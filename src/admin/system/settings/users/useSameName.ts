import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { foldKey } from '../../../../domain/base/fold.ts';
import { useUsers } from './useUsers.ts';

/** Whether another user has the typed name. */
export const useSameName = (): boolean => {
  const own = useRecordContext()?.id;
  const name: unknown = useWatch({ name: 'name' });
  const users = useUsers() ?? [];
  return (
    typeof name === 'string' &&
    name.trim() !== '' &&
    users.some((user) => user.id !== own && foldKey(user.name) === foldKey(name))
  );
};
