import { ListChecks as RuleIcon } from 'lucide-react';
import { useTranslate, type RaRecord, useRecordContext } from 'react-admin';

import { isRole } from '../../../../domain/access/access.ts';
import { roleLock } from '../../../../domain/people/roleRules.ts';
import { roles, type RoleRecord } from '../../../../domain/people/roles.ts';
import { isolate } from '../../../../i18n/fill.ts';
import { DeleteRuleProvider } from '../../../kit/dialogs/DeleteRequest.tsx';
import { RecordCreatePage } from '../../../kit/form/RecordCreatePage.tsx';
import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { useFieldValidators } from '../../../kit/formState/useFieldValidators.ts';
import { RecordInput } from '../../../kit/inputs/RecordInput.tsx';
import { TextInput } from '../../../kit/inputs/TextInput.tsx';
import { roleName } from '../../../kit/texts/useRoleName.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { SettingsList, SettingsRecords } from '../SettingsRecords.tsx';
import { useAllUsers, useUsers } from '../users/useUserRules.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { looks } from './roleLooks.tsx';
import { RoleShow } from './RoleShow.tsx';

const RoleForm = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <NameInput autoFocus={isNew} />
    <RecordInput source="description" />
  </>
);

/** Users and permissions refer to a role by its name, so a role in use cannot be renamed. */
const NameInput = ({ autoFocus }: { autoFocus: boolean }) => {
  const t = useT();
  const role = useRecordContext<RoleRecord>();
  const users = useUsers() ?? [];
  const reason = role && roleLock(role, users);
  const why =
    reason &&
    t(`resources.admin/settings/roles.nameStays.${reason.code}`, {
      smart_count: 'users' in reason ? reason.users : 0,
    });
  return (
    <TextInput
      source="name"
      validate={useFieldValidators('name')}
      helperText={why}
      readOnly={reason !== undefined}
      autoFocus={autoFocus}
    />
  );
};

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
  recordRepresentation: ({ name }: RoleRecord) => roleName(name),
};

const isBuiltIn = ({ name }: RaRecord) => isRole(name);

const useRoleLock = () => {
  const translate = useTranslate();
  const allUsers = useAllUsers();
  return async (record: RaRecord): Promise<string | undefined> => {
    const name = String(record['name']);
    const reason = roleLock({ name }, await allUsers());
    return (
      reason &&
      translate(`resources.admin/settings/roles.stays.${reason.code}`, {
        name: isolate(roleName(name)),
        smart_count: 'users' in reason ? reason.users : 0,
      })
    );
  };
};

const RolesScreen = () => (
  <DeleteRuleProvider value={{ stays: isBuiltIn, reasonNotDeletable: useRoleLock() }}>
    <SettingsRecords screens={screens} pages={pages} />
  </DeleteRuleProvider>
);

export default RolesScreen;
