import { isApiError } from '../../../dataProvider/apiError.ts';
import type { RecordMessageKey } from '../../../i18n/recordMessages.ts';

/** The server said no, rather than nothing that could be understood. */
export const isRefusal = (error: unknown): boolean =>
  isApiError(error, 'refused', 'invalid', 'conflict', 'tooLarge');

/** Specification section 8: which words, by whether the server refused or could not be reached. */
export const recordFailure = (action: 'add' | 'save', error: unknown): RecordMessageKey =>
  isRefusal(error) ? `failed.${action}Refused` : `failed.${action}Lost`;
