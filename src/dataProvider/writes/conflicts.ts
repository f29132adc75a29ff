import { ApiError } from '../apiError.ts';
import type { Values } from '../client/values.ts';
import { sameValue } from '../rows/rows.ts';

/** The edited values that differ from what the user started from. */
export const changesIn = (edited: object, previous: object): Values => {
  const before: Values = { ...previous };
  return Object.fromEntries(
    Object.entries(edited).filter(
      ([field, value]) => field !== 'id' && !sameValue(value, before[field]),
    ),
  );
};

export type Conflicts = ReturnType<typeof createConflicts>;

/** Detects that someone else changed what is about to be saved. */
export const createConflicts = () => {
  /** What the server had when a conflict was last reported, by record. */
  const reported = new Map<string, Values>();

  return {
    /**
     * Throws 'changedElsewhere' if a field about to be changed no longer has the value that the user
     * started from; once, so that saving again replaces it. A field that the server does not have yet
     * cannot have been changed.
     */
    check: (record: string, changes: Values, previous: object, stored: object): void => {
      const fresh: Values = { ...stored };
      const known: Values = reported.get(record) ?? { ...previous };
      const fields = Object.keys(changes).filter(
        (field) =>
          field in fresh &&
          !sameValue(fresh[field], known[field]) &&
          !sameValue(fresh[field], changes[field]),
      );
      if (fields.length === 0) {
        reported.delete(record);
        return;
      }
      reported.set(record, fresh);
      throw new ApiError('changedElsewhere', {
        errors: Object.fromEntries(fields.map((field) => [field, 'validation.changedElsewhere'])),
      });
    },
  };
};
