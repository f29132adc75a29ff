import { TextInput, useRecordContext } from 'react-admin';

import { whyRoleStays } from '../../../../domain/people/roleRules.ts';
import type { RoleRecord } from '../../../../domain/people/roles.ts';
import { useFieldValidators } from '../../../kit/form/useFieldValidators.ts';
import { RecordInput } from '../../../kit/inputs/RecordInput.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { useUsers } from '../users/useUsers.ts';

/** The form of a role. */
export const RoleForm = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <NameInput autoFocus={isNew} />
    <RecordInput source="description" />
  </>
);

/** Users and permissions refer to a role by its name: one in use keeps it. */
const NameInput = ({ autoFocus }: { autoFocus: boolean }) => {
  const t = useT();
  const role = useRecordContext<RoleRecord>();
  const users = useUsers() ?? [];
  const reason = role && whyRoleStays(role, users);
  const why =
    reason &&
    t(`resources.admin/settings/roles.nameStays.${reason.code}`, {
      smart_count: 'users' in reason ? reason.users : 0,
    });
  return (
    <TextInput
      source="name"
      validate={useFieldValidators('name')}
      helperText={why ?? false}
      readOnly={reason !== undefined}
      // Why it cannot be changed is to be read, though the field is not.
      sx={{ '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' } }}
      autoComplete="off"
      autoFocus={autoFocus}
    />
  );
};
