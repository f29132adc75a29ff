import { UserRoundPlus as PersonAdd, KeyRound as KeyIcon } from 'lucide-react';
import { useRecordContext } from 'react-admin';

import { users, type User } from '../../../../domain/people/users.ts';
import { RecordCreatePage } from '../../../kit/create/RecordCreatePage.tsx';
import { DeleteRuleProvider } from '../../../kit/dialogs/DeleteRequest.tsx';
import type { ListFilter } from '../../../kit/list/filters/listFilters.ts';
import { RecordStats } from '../../../kit/list/RecordStats.tsx';
import type { Looks } from '../../../kit/record/RecordTypeContext.ts';
import { valuesOf } from '../../../kit/show/FactCard.tsx';
import { RecordShow } from '../../../kit/show/RecordShow.tsx';
import { useRoleName } from '../../../kit/texts/useRoleName.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { ButtonLink } from '../../../kit/ui/Button.tsx';
import { useSession } from '../../../kit/useSession.ts';
import { RoleField } from '../settingsFields.tsx';
import { SettingsList, SettingsRecords } from '../SettingsRecords.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { UserEdit } from './UserEdit.tsx';
import { UserForm } from './UserForm.tsx';
import { useRoleNames, useUserLock, useUsers } from './useUserRules.ts';

const { FactCard, Value } = valuesOf<typeof users>();

const shape = { main: [2], side: [4], after: [] };

const UserShow = () => (
  <RecordShow
    subtitle={
      <>
        <Value source="status" />
        <You />
      </>
    }
    actions={<PasswordAction />}
    shape={shape}
    side={
      <FactCard
        title="account"
        sources={['email', 'created_at', 'last_login_at', 'two_factor_enabled']}
      />
    }
  >
    <FactCard title="access" sources={['role', 'branch']} />
  </RecordShow>
);

const useIsOwn = (): boolean => {
  const user = useRecordContext<User>();
  const session = useSession();
  return user !== undefined && String(user.id) === session?.user.id;
};

const You = () => {
  const t = useT();
  return useIsOwn() ? <strong>{t('resources.admin/settings/users.you')}</strong> : null;
};

/** Users change their own password on the page that asks for the old one. */
const PasswordAction = () => {
  const t = useT();
  if (!useIsOwn()) return <ResetPassword />;
  return (
    <ButtonLink to="/admin/settings/security">
      <KeyIcon aria-hidden="true" />
      {t('resources.admin/settings/users.reset.own')}
    </ButtonLink>
  );
};

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
