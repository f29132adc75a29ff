import type { AnyRecordType } from '../../domain/records/recordType.ts';
import { ApiError } from '../apiError.ts';
import type { Values } from '../client/values.ts';
import type { Context } from '../context.ts';
import { ROW_LIMIT } from '../endpoints.ts';
import { typeOf } from '../rows/recordTypes.ts';
import { findById, sameValue, type Row } from '../rows/rows.ts';

/** A change that the server confirmed. */
export interface ConfirmedChange {
  /** The record as it was just before. */
  before: Row;
  changes: Values;
  /** The record as the answer has it. */
  stored: Row;
}

/**
 * The changed fields that still have the value from before. A server may store a value in another form, which
 * counts as kept; what it never shows, such as a password, cannot be judged.
 */
export const fieldsNotKept = (
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
 * Compares a confirmed change with what the server shows afterwards, and returns that; throws 'notKept' with
 * the fields that did not change. Costs no call, as the screens share what is read here. A list longer than
 * one call is not read for this: there the answer counts.
 */
export const verify = async (
  { collections }: Pick<Context, 'collections'>,
  resource: string,
  change: ConfirmedChange,
  rowCount: number,
): Promise<Row> => {
  const { stored } = change;
  if (Object.keys(change.changes).length === 0) return stored;
  const read = rowCount > ROW_LIMIT ? undefined : collections.read(resource).catch(() => undefined);
  const found = findById<Row>((await read)?.rows ?? [], stored.id);
  if (!found) return stored;
  const lost = fieldsNotKept(await typeOf(resource), change, found);
  if (lost.length === 0) return found;
  throw new ApiError('notKept', {
    errors: Object.fromEntries(lost.map((name) => [name, 'validation.notKept'])),
  });
};
