import { ROW_VERSION } from '../../domain/records/rowVersion.ts';
import { ApiError } from '../apiError.ts';
import type { Values } from '../client/values.ts';
import { sameValue } from '../rows/rows.ts';

export const changesIn = (edited: object, previous: object): Values => {
  const before: Values = { ...previous };
  return Object.fromEntries(
    Object.entries(edited).filter(
      ([field, value]) =>
        field !== 'id' && field !== ROW_VERSION && !sameValue(value, before[field]),
    ),
  );
};

/**
 * Those that have neither the known value nor the new one. A field that the server does not have
 * yet cannot have been changed.
 */
export const conflictingFields = (changes: object, known: object, stored: object): string[] => {
  const before: Values = { ...known };
  const fresh: Values = { ...stored };
  return Object.entries(changes).flatMap(([field, wanted]) =>
    field in fresh && !sameValue(fresh[field], before[field]) && !sameValue(fresh[field], wanted)
      ? [field]
      : [],
  );
};

/**
 * Throws 'changedElsewhere' with what the server has. To replace that, save again with the found
 * values as `previous`.
 */
export const refuseConflicts = (changes: object, previous: object, found: object): void => {
  const fields = conflictingFields(changes, previous, found);
  if (fields.length === 0) return;
  throw new ApiError('changedElsewhere', {
    errors: Object.fromEntries(fields.map((field) => [field, 'validation.changedElsewhere'])),
    found,
  });
};
