import { useCallback, useMemo } from 'react';
import { SelectInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { BRANCH_NAMES } from '../../../../domain/people/branch.ts';
import { removesLastAdmin } from '../../../../domain/people/userRules.ts';
import { users, type User } from '../../../../domain/people/users.ts';
import { NewPasswordInput } from '../../../account/password/NewPasswordInput.tsx';
import { InputSection } from '../../../kit/form/InputSection.tsx';
import { useFieldValidators } from '../../../kit/form/useFieldValidators.ts';
import { OptionsInput } from '../../../kit/inputs/OptionsInput.tsx';
import { RecordInput } from '../../../kit/inputs/RecordInput.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { useRoleNames } from './useRoleNames.ts';
import { useSameName } from './useSameName.ts';
import { useAllUsers } from './useUserRules.ts';

/** The user form. The password is set only when the account is created. */
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
  const isTaken = useSameName();
  return (
    <TextInput
      source="name"
      validate={useFieldValidators('name')}
      helperText={isTaken ? t('resources.admin/settings/users.sameName') : false}
      autoComplete="off"
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

/** Names as choices, plus the stored one if it is not among them. */
const useChoices = (source: 'role' | 'branch', names: readonly string[]) => {
  const stored = useRecordContext<User>()?.[source];
  return [...new Set(stored ? [...names, stored] : names)].map((name) => ({ id: name, name }));
};

const RoleInput = () => {
  const t = useT();
  const { names, error } = useRoleNames();
  return (
    <SelectInput
      source="role"
      choices={useChoices('role', names)}
      translateChoice={false}
      validate={useAdminValidators('role')}
      helperText={error ? t('common.options.failed') : false}
    />
  );
};

/** A select shows an empty choice as if nothing were chosen, so this one has a name. */
const NO_BRANCH = '-';

const BranchInput = () => {
  const t = useT();
  return (
    <SelectInput
      source="branch"
      choices={[
        ...useChoices('branch', BRANCH_NAMES),
        { id: NO_BRANCH, name: t('resources.admin/settings/users.noBranch') },
      ]}
      translateChoice={false}
      format={(value: string | null | undefined) => value || NO_BRANCH}
      parse={(value: string) => (value === NO_BRANCH ? null : value)}
      validate={useFieldValidators('branch')}
      // Avoids a second empty choice beside 'none'.
      isRequired
      helperText={false}
    />
  );
};

const StatusInput = () => (
  <OptionsInput
    source="status"
    field={users.fields.status}
    validate={useAdminValidators('status')}
  />
);
