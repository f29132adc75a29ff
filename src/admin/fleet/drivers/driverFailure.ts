import { isApiError } from '../../../dataProvider/apiError.ts';
import type { MessageKey } from '../../../i18n/messages.ts';

type Action = 'add' | 'save';

/** Specification section 8: which words, by whether the server refused or could not be reached. */
export const driverFailure = (action: Action, error: unknown): MessageKey =>
  isApiError(error, 'refused', 'invalid', 'conflict', 'tooLarge')
    ? `resources.fleet/drivers.failed.${action}Refused`
    : `resources.fleet/drivers.failed.${action}Lost`;
