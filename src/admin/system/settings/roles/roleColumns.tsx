import { useRecordContext, useTranslate } from 'react-admin';

import { isRole } from '../../../../domain/access/access.ts';
import type { RoleField, RoleRecord } from '../../../../domain/people/role.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { PlainLink } from '../../../kit/fields/PlainLink.tsx';
import { RecordLinkField } from '../../../kit/fields/RecordLinkField.tsx';
import { StatusChip } from '../../../kit/fields/StatusChip.tsx';
import type { Column } from '../../../kit/list/columns.ts';
import { recordPaths } from '../../../kit/recordPaths.ts';
import { WrappingField } from '../WrappingField.tsx';
import { useUsersPerRole } from './useUsersPerRole.ts';

export type RoleColumn = RoleField | 'users' | 'kind';

const { filtered } = recordPaths<{ role: string }>(RESOURCES.users);

/** How many users have the role of the row, as the way to them. */
const UserCount = () => {
  const translate = useTranslate();
  const role = useRecordContext<RoleRecord>();
  const counts = useUsersPerRole();
  if (!role || !counts) return '–';
  const count = counts.get(role.name) ?? 0;
  const label = translate('resources.admin/settings/roles.userCount', { smart_count: count });
  return count === 0 ? label : <PlainLink to={filtered({ role: role.name })}>{label}</PlainLink>;
};

export const RoleKind = () => {
  const translate = useTranslate();
  const isBuiltIn = isRole(useRecordContext<RoleRecord>()?.name);
  return (
    <StatusChip
      tone={isBuiltIn ? 'info' : 'neutral'}
      label={translate(`resources.admin/settings/roles.kinds.${isBuiltIn ? 'builtIn' : 'own'}`)}
    />
  );
};

export const userCount = <UserCount />;

/** The columns of the roles, for the table, the cards and the export. */
export const roleColumns: readonly Column<RoleColumn>[] = [
  { source: 'name', field: <RecordLinkField /> },
  { source: 'description', field: <WrappingField source="description" /> },
  { source: 'users', field: userCount, unsortable: true, exported: () => null },
  { source: 'kind', field: <RoleKind />, unsortable: true, exported: () => null },
];
