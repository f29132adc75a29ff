import { Resource } from 'react-admin';

import type { RoleInput } from '../../../../domain/people/role.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { DeleteRuleProvider } from '../../../kit/dialogs/DeleteRequest.tsx';
import { RecordCreatePage } from '../../../kit/form/RecordCreatePage.tsx';
import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { RoleInputs } from './RoleInputs.tsx';
import { RoleList } from './RoleList.tsx';
import { RoleShow } from './RoleShow.tsx';
import { useWhyRoleStays } from './useWhyRoleStays.ts';

const trimmed = <T extends Partial<RoleInput>>(values: T): T => ({
  ...values,
  name: values.name?.trim(),
  description: values.description?.trim(),
});

const create = (
  <RecordCreatePage defaultValues={{}} transform={trimmed}>
    <RoleInputs isNew />
  </RecordCreatePage>
);

const edit = (
  <RecordEdit transform={trimmed}>
    <RoleInputs />
  </RecordEdit>
);

/** The roles: list, page and forms. */
const RolesScreen = () => (
  <SettingsPage>
    <DeleteRuleProvider value={{ whyNot: useWhyRoleStays() }}>
      <Resource
        name={RESOURCES.roles}
        list={RoleList}
        create={create}
        edit={edit}
        show={RoleShow}
        recordRepresentation="name"
      />
    </DeleteRuleProvider>
  </SettingsPage>
);

export default RolesScreen;
