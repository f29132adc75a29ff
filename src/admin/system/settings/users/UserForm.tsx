import { useCallback, useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { BRANCH_NAMES } from '../../../../domain/base/branch.ts';
import { foldKey } from '../../../../domain/base/fold.ts';
import { deactivatesSelf, removesLastAdmin } from '../../../../domain/people/userRules.ts';
import { users, type User } from '../../../../domain/people/users.ts';
import { NewPasswordInput } from '../../../account/password/NewPasswordInput.tsx';
import { InputSection } from '../../../kit/form/InputSection.tsx';
import { useFieldValidators } from '../../../kit/formState/useFieldValidators.ts';
import { OptionsInput } from '../../../kit/inputs/OptionsInput.tsx';
import { RecordInput } from '../../../kit/inputs/RecordInput.tsx';
import { SelectInput } from '../../../kit/inputs/SelectInput.tsx';
import { TextInput } from '../../../kit/inputs/TextInput.tsx';
import { useRoleName } from '../../../kit/texts/useRoleName.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { useSession } from '../../../kit/useSession.ts';
import { useRoleNames, useAllUsers, useUsers } from './useUserRules.ts';

export const UserForm = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <InputSection title="person">
      <NameInput autoFocus={isNew} />
      <RecordInput source="email" />
      {isNew && <FirstPassword />}
    </InputSection>
    <InputSection title="access">
      <RoleInput />
      <BranchInput />
      <StatusInput />
    </InputSection>
  </>
);

/** Two people may share a name; a hint points it out. */
const NameInput = ({ autoFocus }: { autoFocus: boolean }) => {
  const t = useT();
  const own = useRecordContext()?.id;
  const typed = foldKey(useWatch({ name: 'name' }));
  const isTaken = useUsers()?.some(({ id, name }) => id !== own && foldKey(name) === typed);
  return (
    <TextInput
      source="name"
      validate={useFieldValidators('name')}
      helperText={typed && isTaken ? t('resources.admin/settings/users.sameName') : undefined}
      autoFocus={autoFocus}
    />
  );
};

const FirstPassword = () => {
  const [name, email]: unknown[] = useWatch({ name: ['name', 'email'] });
  const known = [name, email].filter((text) => typeof text === 'string');
  return <NewPasswordInput source="password" known={known} forOther />;
};

/** The field's rules, and the rule that the last active Super Admin stays one. */
const useAdminValidators = (source: 'role' | 'status') => {
  const validators = useFieldValidators(source);
  const allUsers = useAllUsers();
  const user = useRecordContext<User>();
  const staysAdmin = useCallback(
    async (_value: unknown, { role, status }: Pick<User, 'role' | 'status'>) =>
      user && removesLastAdmin(user, { role, status }, await allUsers())
        ? { message: 'resources.admin/settings/users.lastAdmin', args: {} }
        : undefined,
    [user, allUsers],
  );
  return useMemo(() => [...validators, staysAdmin], [validators, staysAdmin]);
};

const choicesOf = (names: readonly string[]) => names.map((name) => ({ id: name, name }));

const RoleInput = () => {
  const t = useT();
  const roleName = useRoleName();
  const { names, error } = useRoleNames();
  return (
    <SelectInput
      source="role"
      choices={names.map((name) => ({ id: name, name: roleName(name) }))}
      validate={useAdminValidators('role')}
      helperText={error ? t('common.options.failed') : undefined}
    />
  );
};

const BranchInput = () => (
  <SelectInput
    source="branch"
    choices={choicesOf(BRANCH_NAMES)}
    emptyText="resources.admin/settings/users.noBranch"
    validate={useFieldValidators('branch')}
  />
);

const StatusInput = () => {
  const validators = useAdminValidators('status');
  const user = useRecordContext<User>();
  const ownId = useSession()?.user.id ?? '';
  const staysIn = useCallback(
    (status: unknown) =>
      user && deactivatesSelf(user, { status }, ownId)
        ? { message: 'resources.admin/settings/users.stays.self', args: {} }
        : undefined,
    [user, ownId],
  );
  return (
    <OptionsInput
      source="status"
      field={users.fields.status}
      validate={useMemo(() => [...validators, staysIn], [validators, staysIn])}
    />
  );
};
