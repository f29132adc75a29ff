import { isValues } from './values.ts';

export const USERS_PATH = '/admin/users/users.php';

/** The rows of users, or the user whom the server takes the caller for (`user`, assumed). */
export const usersIn = (path: string, answer: unknown): readonly unknown[] => {
  const { user, rows, data } = isValues(answer) ? answer : { data: answer };
  if (isValues(user)) return [user];
  if (path !== USERS_PATH) return [];
  const found = rows ?? data;
  return Array.isArray(found) ? found : [found];
};
