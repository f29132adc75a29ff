import { ListChecks as RuleIcon, CircleCheck as Check, Minus as Dash } from 'lucide-react';
import { type RaRecord, useRecordContext } from 'react-admin';

import { hasGaps } from '../../../../dataProvider/rows/gaps.ts';
import { isRole, ROLES } from '../../../../domain/access/access.ts';
import { builtInRole } from '../../../../domain/people/builtInRoles.ts';
import { permissionRows, type PermissionRow } from '../../../../domain/people/rights.ts';
import { roleLock } from '../../../../domain/people/roleRules.ts';
import { roles, type RoleRecord } from '../../../../domain/people/roles.ts';
import type { User } from '../../../../domain/people/users.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { isolate } from '../../../../i18n/fill.ts';
import { useAllRows } from '../../../kit/allRows.ts';
import { RecordCreatePage } from '../../../kit/create/RecordCreatePage.tsx';
import { DeleteRuleProvider } from '../../../kit/dialogs/DeleteRequest.tsx';
import { PlainLink } from '../../../kit/fields/PlainLink.tsx';
import { StatusChip } from '../../../kit/fields/StatusChip.tsx';
import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { useFieldValidators } from '../../../kit/formState/useFieldValidators.ts';
import { RecordInput } from '../../../kit/inputs/RecordInput.tsx';
import { TextInput } from '../../../kit/inputs/TextInput.tsx';
import type { Looks } from '../../../kit/record/RecordTypeContext.ts';
import { recordPaths } from '../../../kit/recordPaths.ts';
import { PageCard } from '../../../kit/show/PageCard.tsx';
import { roleName, useRoleName } from '../../../kit/texts/useRoleName.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Table } from '../../../kit/ui/Table.tsx';
import { Wrapping } from '../settingsFields.tsx';
import { SettingsList, SettingsRecords } from '../SettingsRecords.tsx';
import { useKnownUsers, useUsers } from '../users/useUserRules.ts';
import { RoleShow } from './RoleShow.tsx';

import styles from '../settings.module.css';

const { filtered } = recordPaths<{ role: string }>(RESOURCES.users);

const UserCount = () => {
  const t = useT();
  const name = useRecordContext<RoleRecord>()?.name;
  const { data, meta } = useAllRows<User>(RESOURCES.users);
  if (name === undefined || !data || hasGaps(meta)) return '–';
  const count = data.filter(({ role }) => role === name).length;
  const label = t('resources.admin/settings/roles.userCount', { smart_count: count });
  return count === 0 ? label : <PlainLink href={filtered({ role: name })}>{label}</PlainLink>;
};

const RoleKind = () => {
  const t = useT();
  const isBuiltIn = isRole(useRecordContext<RoleRecord>()?.name);
  return (
    <StatusChip
      tone={isBuiltIn ? 'info' : 'neutral'}
      label={t(`resources.admin/settings/roles.kinds.${isBuiltIn ? 'builtIn' : 'own'}`)}
    />
  );
};

/** Of a role that a new company has, in the reader's language until someone has changed it. */
const Description = () => {
  const t = useT();
  const role = useRecordContext<RoleRecord>();
  if (!role) return null;
  const name = builtInRole(role);
  const text = name ? t(`resources.admin/settings/roles.descriptions.${name}`) : role.description;
  return (
    <Wrapping>
      <bdi>{text}</bdi>
    </Wrapping>
  );
};

const looks: Looks<typeof roles> = {
  description: { field: <Description /> },
  users: { field: <UserCount /> },
  kind: { field: <RoleKind /> },
};

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
  const t = useT();
  const knownUsers = useKnownUsers();
  return async (record: RaRecord): Promise<string | undefined> => {
    const name = String(record['name']);
    const reason = roleLock({ name }, await knownUsers());
    return (
      reason &&
      t(`resources.admin/settings/roles.stays.${reason.code}`, {
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

/** Read from the table that enforces it. */
const PermissionMatrix = () => {
  const t = useT();
  const roleName = useRoleName();
  return (
    <div className="above">
      <PageCard
        title="resources.admin/settings/roles.matrix.title"
        about="resources.admin/settings/roles.matrix.about"
      >
        <div className={styles.matrix}>
          <Table
            aria-label={t('resources.admin/settings/roles.matrix.title')}
            rows={permissionRows(ROLES)}
            keyOf={({ permission }) => permission}
            columns={[
              {
                name: 'permission',
                head: t('resources.admin/settings/roles.matrix.permission'),
                cell: ({ permission }) => t(`permissions.${permission}`),
              },
              ...ROLES.map((role, index) => ({
                name: role,
                head: roleName(role),
                cell: ({ has }: PermissionRow) => <Mark has={has[index] ?? false} />,
              })),
            ]}
          />
        </div>
      </PageCard>
    </div>
  );
};

const Mark = ({ has }: { has: boolean }) => {
  const t = useT();
  const Icon = has ? Check : Dash;
  return (
    <span data-has={has}>
      <Icon size={18} />
      <span className="unseen">
        {t(`resources.admin/settings/roles.matrix.${has ? 'yes' : 'no'}`)}
      </span>
    </span>
  );
};

export default RolesScreen;
