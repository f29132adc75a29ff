import { useMemo } from 'react';
import { useDataProvider, useTranslate, type GetListResult, type RaRecord } from 'react-admin';

import { hasGaps } from '../../../../dataProvider/rows/gaps.ts';
import { ROLES } from '../../../../domain/access/access.ts';
import type { RoleRecord } from '../../../../domain/people/roles.ts';
import { userLock } from '../../../../domain/people/userRules.ts';
import type { User } from '../../../../domain/people/users.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { readAllRows, useAllRows } from '../../../kit/allRows.ts';
import { useSession } from '../../../kit/useSession.ts';

/** All users; undefined while loading or if that failed. */
export const useUsers = () => useAllRows<User>(RESOURCES.users).data;

type UsersRead = GetListResult<User>;

const known = ({ data }: UsersRead) => data;
const whole = ({ data, meta }: UsersRead) => (hasGaps(meta) ? [] : data);

const useReadUsers = (found: typeof known): (() => Promise<User[]>) => {
  const dataProvider = useDataProvider();
  return useMemo(
    () => () => readAllRows<User>(dataProvider, RESOURCES.users).then(found, () => []),
    [dataProvider, found],
  );
};

/** None if they fail to load, which leaves the decision to the server. */
export const useKnownUsers = () => useReadUsers(known);

/** None if any may be missing. */
export const useAllUsers = () => useReadUsers(whole);

export const useUserLock = () => {
  const translate = useTranslate();
  const allUsers = useAllUsers();
  const ownId = useSession()?.user.id ?? '';
  return async (record: RaRecord): Promise<string | undefined> => {
    // Known without the list.
    if (String(record.id) === ownId) return translate(`resources.${RESOURCES.users}.stays.self`);
    const users = await allUsers();
    const user = users.find(({ id }) => id === record.id);
    const reason = user && userLock(user, users, ownId);
    return reason && translate(`resources.${RESOURCES.users}.stays.${reason}`);
  };
};

/** The server's roles, and the built-in ones, which it may not list. */
export const useRoleNames = () => {
  const { data = [], error } = useAllRows<RoleRecord>(RESOURCES.roles);
  return { names: [...new Set([...data.map(({ name }) => name), ...ROLES])], error };
};
