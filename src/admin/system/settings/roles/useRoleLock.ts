import { useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { roleLock } from '../../../../domain/people/roleRules.ts';
import { isolate } from '../../../kit/texts/isolate.ts';
import { useAllUsers } from '../users/useUserRules.ts';

/** Why a role cannot be deleted, in words. */
export const useRoleLock = () => {
  const translate = useTranslate();
  const allUsers = useAllUsers();
  return async (record: RaRecord): Promise<string | undefined> => {
    const name = String(record['name']);
    const reason = roleLock({ name }, await allUsers());
    return (
      reason &&
      translate(`resources.admin/settings/roles.stays.${reason.code}`, {
        name: isolate(name),
        smart_count: 'users' in reason ? reason.users : 0,
      })
    );
  };
};
