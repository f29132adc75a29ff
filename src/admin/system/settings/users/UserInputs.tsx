import { useCallback, useMemo } from 'react';
import { SelectInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { BRANCH_NAMES } from '../../../../domain/people/branch.ts';
import { USER_STATUSES, type User } from '../../../../domain/people/user.ts';
import { userChecks } from '../../../../domain/people/userChecks.ts';
import { losesLastAdmin } from '../../../../domain/people/userRules.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { useValidator } from '../../../kit/form/useValidator.ts';
import { KeyInput } from '../../../kit/inputs/KeyInput.tsx';
import { choicesOf } from '../../../kit/texts/choiceLabels.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { NewPasswordInput } from '../password/NewPasswordInput.tsx';
import { useRoleNames } from './useRoleNames.ts';
import { useSameName } from './useSameName.ts';
import { useAllUsers } from './useUserRules.ts';

/** The form of a user. The password is given once, when the account is made. */
export const UserInputs = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <FormSection title="resources.admin/settings/users.sections.person">
      <NameInput autoFocus={isNew} />
      <KeyInput source="email" type="email" checks={userChecks.email} />
      {isNew && <FirstPassword />}
    </FormSection>
    <FormSection title="resources.admin/settings/users.sections.access">
      <RoleInput />
      <BranchInput />
      <StatusInput />
    </FormSection>
  </>
);

/** Two people may be called the same: that is told, and stops nobody. */
const NameInput = ({ autoFocus }: { autoFocus: boolean }) => {
  const t = useT();
  const isTaken = useSameName();
  return (
    <TextInput
      source="name"
      validate={useValidator('name', userChecks.name)}
      helperText={isTaken ? t('resources.admin/settings/users.sameName') : false}
      autoComplete="off"
      autoFocus={autoFocus}
    />
  );
};

const FirstPassword = () => {
  const [name, email]: unknown[] = useWatch({ name: ['name', 'email'] });
  const known = [name, email].filter((text) => typeof text === 'string');
  return <NewPasswordInput source="password" known={known} />;
};

/** Nobody could keep the settings any more if the last active Super Admin were none. */
const useStaysAdmin = () => {
  const allUsers = useAllUsers();
  const user = useRecordContext<User>();
  return useCallback(
    async (_value: unknown, { role, status }: Pick<User, 'role' | 'status'>) =>
      user && losesLastAdmin(user, { role, status }, await allUsers())
        ? { message: 'resources.admin/settings/users.lastAdmin', args: {} }
        : undefined,
    [user, allUsers],
  );
};

const RoleInput = () => {
  const t = useT();
  const stored = useRecordContext<User>()?.role;
  const { names, error } = useRoleNames();
  const known = stored && !names.includes(stored) ? [...names, stored] : names;
  const isGiven = useValidator('role', userChecks.role);
  const staysAdmin = useStaysAdmin();
  return (
    <SelectInput
      source="role"
      choices={known.map((name) => ({ id: name, name }))}
      translateChoice={false}
      validate={useMemo(() => [isGiven, staysAdmin], [isGiven, staysAdmin])}
      helperText={error ? t('common.options.failed') : false}
    />
  );
};

/** A select shows an empty choice as if nothing were chosen; this one says what it means. */
const NO_BRANCH = '-';

const BranchInput = () => {
  const t = useT();
  const stored = useRecordContext<User>()?.branch;
  const names: readonly string[] = BRANCH_NAMES;
  const known = stored && !names.includes(stored) ? [...names, stored] : names;
  return (
    <SelectInput
      source="branch"
      choices={[
        ...known.map((name) => ({ id: name, name })),
        { id: NO_BRANCH, name: t('resources.admin/settings/users.branches.none') },
      ]}
      translateChoice={false}
      format={(value: string | null | undefined) => value || NO_BRANCH}
      parse={(value: string) => (value === NO_BRANCH ? null : value)}
      validate={useValidator('branch', userChecks.branch)}
      // No empty choice beside the one that means none.
      isRequired
      helperText={false}
    />
  );
};

const StatusInput = () => {
  const isKnown = useValidator('status', userChecks.status);
  const staysAdmin = useStaysAdmin();
  return (
    <SelectInput
      source="status"
      choices={choicesOf(RESOURCES.users, 'statuses', USER_STATUSES)}
      isRequired
      validate={useMemo(() => [isKnown, staysAdmin], [isKnown, staysAdmin])}
      helperText={false}
    />
  );
};
