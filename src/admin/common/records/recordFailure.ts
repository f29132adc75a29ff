import { isApiError } from '../../../dataProvider/apiError.ts';
import type { RecordMessageKey } from '../../../i18n/recordMessages.ts';

/** Specification section 8: which words, by whether the server refused or could not be reached. */
export const recordFailure = (action: 'add' | 'save', error: unknown): RecordMessageKey =>
  isApiError(error, 'refused', 'invalid', 'conflict', 'tooLarge')
    ? `failed.${action}Refused`
    : `failed.${action}Lost`;
