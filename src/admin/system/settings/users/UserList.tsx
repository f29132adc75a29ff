import type { users } from '../../../../domain/people/users.ts';
import type { ListFilter } from '../../../kit/list/filters/listFilters.ts';
import { RecordList } from '../../../kit/list/RecordList.tsx';
import { RecordStats } from '../../../kit/list/RecordStats.tsx';
import { useLoadFailure } from '../useLoadFailure.ts';
import { useRoleNames } from './useRoleNames.ts';

const useRoleOptions = () => useRoleNames().names.map((name) => ({ value: name, name }));

const filters: readonly ListFilter[] = [
  {
    source: 'role',
    label: 'resources.admin/settings/users.fields.role',
    useOptions: useRoleOptions,
  },
];

/** The users of the app. They are deleted one by one, each after a confirmation. */
export const UserList = () => (
  <RecordList<typeof users>
    stats={<RecordStats showsFailure={false} />}
    filters={filters}
    card={{ subtitle: ['role', 'status'], inSight: ['email'] }}
    canSelect={false}
    queryOptions={useLoadFailure('resources.admin/settings/users.failed.load')}
  />
);
