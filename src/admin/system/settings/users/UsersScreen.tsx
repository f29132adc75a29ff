import { UserRoundPlus as PersonAdd } from 'lucide-react';

import { users } from '../../../../domain/people/users.ts';
import { DeleteRuleProvider } from '../../../kit/dialogs/DeleteRequest.tsx';
import { RecordCreatePage } from '../../../kit/form/RecordCreatePage.tsx';
import type { ListFilter } from '../../../kit/list/filters/listFilters.ts';
import { RecordStats } from '../../../kit/list/RecordStats.tsx';
import type { Looks } from '../../../kit/record/RecordTypeContext.ts';
import { useRoleName } from '../../../kit/texts/useRoleName.ts';
import { RoleField } from '../RoleField.tsx';
import { SettingsList, SettingsRecords } from '../SettingsRecords.tsx';
import { UserEdit } from './UserEdit.tsx';
import { UserForm } from './UserForm.tsx';
import { useRoleNames } from './useRoleNames.ts';
import { UserShow } from './UserShow.tsx';
import { useUserLock, useUsers } from './useUserRules.ts';

const useRoleOptions = () => {
  const roleName = useRoleName();
  return useRoleNames().names.map((value) => ({ value, name: roleName(value) }));
};

const filters: readonly ListFilter[] = [
  {
    source: 'role',
    label: 'resources.admin/settings/users.fields.role',
    useOptions: useRoleOptions,
  },
];

const UserList = () => (
  <SettingsList<typeof users>
    stats={<RecordStats showsFailure={false} />}
    filters={filters}
    card={{ subtitle: ['role', 'status'], inSight: ['email'] }}
  />
);

const looks: Looks<typeof users> = { role: { field: <RoleField /> } };
const screens = { type: users, looks, icon: PersonAdd };
/** Where the server says when users signed in, and how. */
const SAID = ['last_login_at', 'two_factor_enabled'] as const;
const fuller = {
  ...screens,
  type: { ...users, columns: [...users.columns.slice(0, -1), ...SAID] },
};
const pages = {
  list: UserList,
  create: (
    <RecordCreatePage>
      <UserForm isNew />
    </RecordCreatePage>
  ),
  edit: <UserEdit />,
  show: UserShow,
};

const UsersScreen = () => {
  const isSaid = useUsers()?.some((user) => SAID.some((field) => user[field] !== undefined));
  return (
    <DeleteRuleProvider
      value={{
        reasonNotDeletable: useUserLock(),
        failedLost: 'resources.admin/settings/users.failed.deleteLost',
      }}
    >
      <SettingsRecords screens={isSaid ? fuller : screens} pages={pages} />
    </DeleteRuleProvider>
  );
};

export default UsersScreen;
