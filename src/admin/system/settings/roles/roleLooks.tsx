import { useRecordContext } from 'react-admin';

import { isRole } from '../../../../domain/access/access.ts';
import { builtInRole } from '../../../../domain/people/builtInRoles.ts';
import type { RoleRecord, roles } from '../../../../domain/people/roles.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { PlainLink } from '../../../kit/fields/PlainLink.tsx';
import { StatusChip } from '../../../kit/fields/StatusChip.tsx';
import type { Looks } from '../../../kit/record/RecordTypeContext.ts';
import { recordPaths } from '../../../kit/recordPaths.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { useUsers } from '../users/useUserRules.ts';
import { Wrapping } from '../WrappingField.tsx';

const { filtered } = recordPaths<{ role: string }>(RESOURCES.users);

const UserCount = () => {
  const t = useT();
  const name = useRecordContext<RoleRecord>()?.name;
  const users = useUsers();
  if (name === undefined || !users) return '–';
  const count = users.filter(({ role }) => role === name).length;
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

export const looks: Looks<typeof roles> = {
  description: { field: <Description /> },
  users: { field: <UserCount /> },
  kind: { field: <RoleKind /> },
};
