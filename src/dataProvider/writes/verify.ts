import type { AnyRecordType } from '../../domain/records/recordType.ts';
import { ApiError } from '../apiError.ts';
import type { Values } from '../client/values.ts';
import type { Context } from '../context.ts';
import { typeOf } from '../rows/recordTypes.ts';
import { findById, sameValue, type Row } from '../rows/rows.ts';

export interface ConfirmedChange {
  before: Row;
  changes: Values;
  stored: Row;
}

/**
 * The changed fields that still have the value from before. Another form of the value counts as
 * kept; what is never shown, such as a password, cannot be judged.
 */
const fieldsNotKept = (
  { fields }: Pick<AnyRecordType, 'fields'>,
  { before, changes }: ConfirmedChange,
  after: object,
): string[] => {
  const [old, now]: Values[] = [{ ...before }, { ...after }];
  return Object.keys(changes).filter(
    (name) =>
      fields[name] !== undefined &&
      !fields[name].writeOnly &&
      !sameValue(old?.[name], changes[name]) &&
      sameValue(old?.[name], now?.[name]),
  );
};

/**
 * Compares a confirmed change with what the server shows afterwards, and returns that; throws
 * 'notKept' with the fields that did not change. Of a list longer than one call only the record is
 * read; where the server cannot do that, the answer counts.
 */
export const verify = async (
  { collections }: Pick<Context, 'collections'>,
  resource: string,
  change: ConfirmedChange,
): Promise<Row> => {
  const { stored } = change;
  if (Object.keys(change.changes).length === 0) return stored;
  const read = async () =>
    collections.isLong(resource)
      ? collections.readAlone(resource, String(stored.id))
      : findById<Row>((await collections.read(resource)).rows, stored.id);
  const found = await read().catch(() => undefined);
  if (!found) return stored;
  const lost = fieldsNotKept(await typeOf(resource), change, found);
  if (lost.length === 0) return found;
  collections.forget(resource);
  throw new ApiError('notKept', {
    errors: Object.fromEntries(lost.map((name) => [name, 'validation.notKept'])),
  });
};
