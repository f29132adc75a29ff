import { email, maxLength, oneOf, required, type Check } from '../base/validation.ts';
import { BRANCH_NAMES } from './branch.ts';
import { USER_STATUSES, type UserField } from './user.ts';

/** The rules of a user's fields, for form and API alike. Which roles there are, only the API knows. */
export const userChecks: Record<UserField, readonly Check[]> = {
  name: [required, maxLength(255)],
  email: [required, email, maxLength(255)],
  role: [required],
  branch: [oneOf(BRANCH_NAMES)],
  status: [oneOf(USER_STATUSES)],
};
