import { useRecordContext } from 'react-admin';

import { roleLock } from '../../../../domain/people/roleRules.ts';
import type { RoleRecord } from '../../../../domain/people/roles.ts';
import { useFieldValidators } from '../../../kit/formState/useFieldValidators.ts';
import { RecordInput } from '../../../kit/inputs/RecordInput.tsx';
import { TextInput } from '../../../kit/inputs/TextInput.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { useUsers } from '../users/useUserRules.ts';

export const RoleForm = ({ isNew = false }: { isNew?: boolean }) => (
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
