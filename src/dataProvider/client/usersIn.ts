import type { PhpAnswer, PhpRequest } from './phpClient.ts';
import { isValues } from './values.ts';

export const USERS_PATH = '/admin/users/users.php';

/**
 * Whom an answer to a read describes: the rows of users, or the user whom the server takes the caller for
 * (`user`, assumed). What a write answers is for the screen that wrote.
 */
export const usersIn = (
  path: string,
  { method = 'GET' }: PhpRequest,
  answer: PhpAnswer,
): readonly unknown[] => {
  if (method !== 'GET') return [];
  const { user, rows, data } = Array.isArray(answer) ? { data: answer } : answer;
  if (isValues(user)) return [user];
  if (path !== USERS_PATH) return [];
  const found = rows ?? data;
  return Array.isArray(found) ? found : [found];
};
