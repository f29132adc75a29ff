import { ApiError } from '../apiError.ts';
import type { Values } from '../client/values.ts';
import { asText } from '../rows/rows.ts';

const differs = (a: unknown, b: unknown) => asText(a).trim() !== asText(b).trim();

export type Conflicts = ReturnType<typeof createConflicts>;

/** Notices that somebody else changed what is about to be stored. */
export const createConflicts = () => {
  /** What the server had when a user was last told of a conflict, by record. */
  const told = new Map<string, Values>();

  return {
    /** The edited values that are not what the user started from. */
    changesIn: (edited: Values, previous: Values): Values =>
      Object.fromEntries(
        Object.entries(edited).filter(
          ([field, value]) => field !== 'id' && differs(value, previous[field]),
        ),
      ),

    /**
     * Throws 'changedElsewhere' when the server no longer has what the user started from in a field
     * that is to be changed, unless the user was told just that before.
     */
    check: (record: string, changes: Values, previous: Values, fresh: Values): void => {
      const known = told.get(record) ?? previous;
      const fields = Object.keys(changes).filter(
        (field) => differs(fresh[field], known[field]) && differs(fresh[field], changes[field]),
      );
      if (fields.length === 0) {
        told.delete(record);
        return;
      }
      told.set(record, fresh);
      throw new ApiError('changedElsewhere', {
        errors: Object.fromEntries(fields.map((field) => [field, 'validation.changedElsewhere'])),
      });
    },
  };
};
