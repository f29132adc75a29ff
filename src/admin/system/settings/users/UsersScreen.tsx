import { Resource } from 'react-admin';

import { NEW_USER, userValues } from '../../../../domain/people/userValues.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { DeleteRuleProvider } from '../../../kit/dialogs/DeleteRequest.tsx';
import { RecordCreatePage } from '../../../kit/form/RecordCreatePage.tsx';
import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { UserInputs } from './UserInputs.tsx';
import { UserList } from './UserList.tsx';
import { UserShow } from './UserShow.tsx';
import { useWhyUserStays } from './useUserRules.ts';

const create = (
  <RecordCreatePage defaultValues={NEW_USER} transform={userValues}>
    <UserInputs isNew />
  </RecordCreatePage>
);

const edit = (
  <RecordEdit transform={userValues}>
    <UserInputs />
  </RecordEdit>
);

/** The users: list, page and forms. */
const UsersScreen = () => (
  <SettingsPage>
    <DeleteRuleProvider
      value={{
        whyNot: useWhyUserStays(),
        failedLost: 'resources.admin/settings/users.failed.deleteLost',
      }}
    >
      <Resource
        name={RESOURCES.users}
        list={UserList}
        create={create}
        edit={edit}
        show={UserShow}
        recordRepresentation="name"
      />
    </DeleteRuleProvider>
  </SettingsPage>
);

export default UsersScreen;
