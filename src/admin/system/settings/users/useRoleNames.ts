import { ROLES } from '../../../../domain/access/access.ts';
import type { RoleRecord } from '../../../../domain/people/roles.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { useAllRows } from '../../../kit/allRows.ts';

/** The server's, or the built-in ones if those fail to load. */
export const useRoleNames = () => {
  const { data, error, refetch } = useAllRows<RoleRecord>(RESOURCES.roles);
  const names: readonly string[] = data ? data.map(({ name }) => name) : ROLES;
  return { names, error, refetch };
};
