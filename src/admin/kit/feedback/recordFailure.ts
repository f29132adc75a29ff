import { isApiError } from '../../../dataProvider/apiError.ts';
import type { RecordMessageKey } from '../../../i18n/recordMessages.ts';

export const isRefusal = (error: unknown): boolean =>
  isApiError(error, 'refused', 'invalid', 'conflict', 'tooLarge');

const NOT_OFFERED = { add: 'create', save: 'edit' } as const;

/**
 * Specification section 8: the message depends on whether the server refused or was unreachable.
 */
export const recordFailure = (action: 'add' | 'save', error: unknown): RecordMessageKey => {
  if (isApiError(error, 'notOffered')) return `notOffered.${NOT_OFFERED[action]}`;
  return isRefusal(error) ? `failed.${action}Refused` : `failed.${action}Lost`;
};
