import { Resource } from 'react-admin';

import { NEW_USER, userValues } from '../../../../domain/people/userValues.ts';
import { RESOURCES } from '../../../../domain/resources.ts';
import { DeleteRuleProvider } from '../../../common/DeleteRequest.tsx';
import { RecordCreatePage } from '../../../common/records/RecordCreatePage.tsx';
import { RecordEdit } from '../../../common/records/RecordEdit.tsx';
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
