import { SelectInput } from 'react-admin';

import type { users } from '../../../../domain/people/users.ts';
import { RecordList } from '../../../kit/list/RecordList.tsx';
import { RecordStats } from '../../../kit/list/RecordStats.tsx';
import { useLoadFailure } from '../useLoadFailure.ts';
import { useRoleNames } from './useRoleNames.ts';

const RoleFilter = (props: { source: string; alwaysOn?: boolean }) => (
  <SelectInput
    {...props}
    choices={useRoleNames().names.map((name) => ({ id: name, name }))}
    translateChoice={false}
    emptyText="resources.admin/settings/users.allRoles"
  />
);

const filterInputs = { role: <RoleFilter key="role" source="role" alwaysOn /> };

/** The users of the app. They are deleted one by one, each after a question. */
export const UserList = () => (
  <RecordList<typeof users>
    stats={<RecordStats showsFailure={false} />}
    filterInputs={filterInputs}
    card={{ subtitle: ['role', 'status'], inSight: ['email'] }}
    canSelect={false}
    queryOptions={useLoadFailure('resources.admin/settings/users.failed.load')}
  />
);
