import { isApiError } from '../../../dataProvider/apiError.ts';
import type { RecordMessageKey } from '../../../i18n/recordMessages.ts';

/** The server refused, rather than giving no usable answer. */
export const isRefusal = (error: unknown): boolean =>
  isApiError(error, 'refused', 'invalid', 'conflict', 'tooLarge');

/** Specification section 8: the message depends on whether the server refused or was unreachable. */
export const recordFailure = (action: 'add' | 'save', error: unknown): RecordMessageKey =>
  isRefusal(error) ? `failed.${action}Refused` : `failed.${action}Lost`;
