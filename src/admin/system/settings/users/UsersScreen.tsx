import { UserRoundPlus as PersonAdd } from 'lucide-react';

import { users } from '../../../../domain/people/users.ts';
import { DeleteRuleProvider } from '../../../kit/dialogs/DeleteRequest.tsx';
import { RecordCreatePage } from '../../../kit/form/RecordCreatePage.tsx';
import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { SettingsRecords } from '../SettingsRecords.tsx';
import { UserForm } from './UserForm.tsx';
import { UserList } from './UserList.tsx';
import { UserShow } from './UserShow.tsx';
import { useWhyUserStays } from './useUserRules.ts';

const screens = { type: users, looks: {}, icon: PersonAdd };
const pages = {
  list: UserList,
  create: (
    <RecordCreatePage>
      <UserForm isNew />
    </RecordCreatePage>
  ),
  edit: (
    <RecordEdit>
      <UserForm />
    </RecordEdit>
  ),
  show: UserShow,
};

/** The users: list, page and forms. */
const UsersScreen = () => (
  <DeleteRuleProvider
    value={{
      whyNot: useWhyUserStays(),
      failedLost: 'resources.admin/settings/users.failed.deleteLost',
    }}
  >
    <SettingsRecords screens={screens} pages={pages} />
  </DeleteRuleProvider>
);

export default UsersScreen;
