import { maxLength, required, type Check } from '../base/validation.ts';
import type { RoleField } from './role.ts';

/** The rules of a role's fields, for form and API alike. */
export const roleChecks: Record<RoleField, readonly Check[]> = {
  name: [required, maxLength(100)],
  description: [required, maxLength(1000)],
};
