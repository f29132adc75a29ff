import { useMemo } from 'react';
import { TextInput, useGetList, useRecordContext } from 'react-admin';

import type { RoleRecord } from '../../../../domain/people/role.ts';
import { roleChecks } from '../../../../domain/people/roleChecks.ts';
import { whyRoleStays } from '../../../../domain/people/roleRules.ts';
import type { User } from '../../../../domain/people/user.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { ALL_ROWS } from '../../../kit/allRows.ts';
import { useKeyFree } from '../../../kit/form/useKeyFree.ts';
import { useValidator } from '../../../kit/form/useValidator.ts';
import { CheckedText } from '../../../kit/inputs/CheckedInputs.tsx';
import { useT } from '../../../kit/texts/useT.ts';

/** The form of a role. */
export const RoleInputs = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <NameInput autoFocus={isNew} />
    <CheckedText
      source="description"
      checks={roleChecks.description}
      multiline
      minRows={3}
      fullWidth
    />
  </>
);

/** Users and permissions hang on the name of a role: one that is in use keeps it. */
const NameInput = ({ autoFocus }: { autoFocus: boolean }) => {
  const t = useT();
  const role = useRecordContext<RoleRecord>();
  const { data: users = [] } = useGetList<User>(
    RESOURCES.users,
    { pagination: ALL_ROWS, sort: { field: 'id', order: 'ASC' } },
    { enabled: role !== undefined },
  );
  const reason = role && whyRoleStays(role, users);
  const isGiven = useValidator('name', roleChecks.name);
  const isFree = useKeyFree('name');
  const why =
    reason &&
    t(`resources.admin/settings/roles.nameStays.${reason.code}`, {
      smart_count: 'users' in reason ? reason.users : 0,
    });
  return (
    <TextInput
      source="name"
      validate={useMemo(() => [isGiven, isFree], [isGiven, isFree])}
      helperText={why ?? false}
      readOnly={reason !== undefined}
      // Why it cannot be changed is to be read, though the field is not.
      sx={{ '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' } }}
      autoComplete="off"
      autoFocus={autoFocus}
      fullWidth
    />
  );
};
