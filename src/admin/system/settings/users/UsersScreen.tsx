import { UserRoundPlus as PersonAdd } from 'lucide-react';

import { users } from '../../../../domain/people/users.ts';
import { DeleteRuleProvider } from '../../../kit/dialogs/DeleteRequest.tsx';
import { RecordCreatePage } from '../../../kit/form/RecordCreatePage.tsx';
import { SettingsRecords } from '../SettingsRecords.tsx';
import { UserEdit } from './UserEdit.tsx';
import { UserForm } from './UserForm.tsx';
import { UserList } from './UserList.tsx';
import { UserShow } from './UserShow.tsx';
import { useUserLock } from './useUserRules.ts';

const screens = { type: users, looks: {}, icon: PersonAdd };
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

/** The users: list, page and forms. */
const UsersScreen = () => (
  <DeleteRuleProvider
    value={{
      reasonNotDeletable: useUserLock(),
      failedLost: 'resources.admin/settings/users.failed.deleteLost',
    }}
  >
    <SettingsRecords screens={screens} pages={pages} />
  </DeleteRuleProvider>
);

export default UsersScreen;
