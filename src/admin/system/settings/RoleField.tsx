import { useFieldValue } from 'react-admin';

import { useRoleName } from '../../kit/texts/useRoleName.ts';

export const RoleField = ({ source = 'role' }: { source?: string }) => {
  const roleName = useRoleName();
  const role = useFieldValue<Record<string, string | null>>({ source });
  return <bdi>{role && roleName(role)}</bdi>;
};
