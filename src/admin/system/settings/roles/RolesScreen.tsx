import { ListChecks as RuleIcon } from 'lucide-react';
import type { RaRecord } from 'react-admin';

import { isRole } from '../../../../domain/access/access.ts';
import { roles } from '../../../../domain/people/roles.ts';
import { DeleteRuleProvider } from '../../../kit/dialogs/DeleteRequest.tsx';
import { RecordCreatePage } from '../../../kit/form/RecordCreatePage.tsx';
import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { SettingsRecords } from '../SettingsRecords.tsx';
import { RoleForm } from './RoleForm.tsx';
import { RoleList } from './RoleList.tsx';
import { looks } from './roleLooks.tsx';
import { RoleShow } from './RoleShow.tsx';
import { useRoleLock } from './useRoleLock.ts';

const screens = { type: roles, looks, icon: RuleIcon };
const pages = {
  list: RoleList,
  create: (
    <RecordCreatePage>
      <RoleForm isNew />
    </RecordCreatePage>
  ),
  edit: (
    <RecordEdit>
      <RoleForm />
    </RecordEdit>
  ),
  show: RoleShow,
};

const isBuiltIn = ({ name }: RaRecord) => isRole(name);

/** The roles: list, page and forms. */
const RolesScreen = () => (
  <DeleteRuleProvider value={{ stays: isBuiltIn, reasonNotDeletable: useRoleLock() }}>
    <SettingsRecords screens={screens} pages={pages} />
  </DeleteRuleProvider>
);

export default RolesScreen;
