import { ListChecks as RuleIcon } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { isRole } from '../../../../domain/access/access.ts';
import { roleLock } from '../../../../domain/people/roleRules.ts';
import { roles } from '../../../../domain/people/roles.ts';
import { isolate } from '../../../../i18n/fill.ts';
import { DeleteRuleProvider } from '../../../kit/dialogs/DeleteRequest.tsx';
import { RecordCreatePage } from '../../../kit/form/RecordCreatePage.tsx';
import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { SettingsList, SettingsRecords } from '../SettingsRecords.tsx';
import { useAllUsers } from '../users/useUserRules.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { RoleForm } from './RoleForm.tsx';
import { looks } from './roleLooks.tsx';
import { RoleShow } from './RoleShow.tsx';

/** The roles that can be assigned to users, and what the built-in ones may do. */
const RoleList = () => (
  <>
    <SettingsList<typeof roles>
      card={{ subtitle: ['users', 'kind'], inSight: ['description'] }}
      sort={{ field: 'id', order: 'ASC' }}
    />
    <PermissionMatrix />
  </>
);

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

/** Why a role cannot be deleted, in words. */
const useRoleLock = () => {
  const translate = useTranslate();
  const allUsers = useAllUsers();
  return async (record: RaRecord): Promise<string | undefined> => {
    const name = String(record['name']);
    const reason = roleLock({ name }, await allUsers());
    return (
      reason &&
      translate(`resources.admin/settings/roles.stays.${reason.code}`, {
        name: isolate(name),
        smart_count: 'users' in reason ? reason.users : 0,
      })
    );
  };
};

/** The roles: list, page and forms. */
const RolesScreen = () => (
  <DeleteRuleProvider value={{ stays: isBuiltIn, reasonNotDeletable: useRoleLock() }}>
    <SettingsRecords screens={screens} pages={pages} />
  </DeleteRuleProvider>
);

export default RolesScreen;
