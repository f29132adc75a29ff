import { addDays, dayOf, type IsoDate } from '../../domain/base/dates.ts';
import { foldKey } from '../../domain/base/fold.ts';
import type { AnyRecordType } from '../../domain/records/recordType.ts';
import { ApiError, isApiError } from '../apiError.ts';
import type { Values } from '../client/values.ts';
import type { Context } from '../context.ts';
import { endpointOf } from '../endpoints.ts';
import { shapeOf, typeOf } from '../rows/recordTypes.ts';
import { narrowed } from '../rows/restReads.ts';
import { holds, readRow, recordIn, sameValue, type Row } from '../rows/rows.ts';
import { pathOf, readToConfirm, sendWrite, type SentWrite } from './confirmWrite.ts';

type Job = Context & { resource: string; type: AnyRecordType; sent: Values; visible: Values };

const without = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));

const writeOnlyIn = ({ fields }: AnyRecordType) =>
  Object.keys(fields).filter((name) => fields[name]?.writeOnly);

const keyIn = (row: object, key: string) => {
  const values: Values = { ...row };
  return foldKey(values[key]);
};

const post = ({ api, resource, sent }: Job): Promise<SentWrite> =>
  sendWrite(api.call, pathOf(endpointOf(resource).create), { method: 'POST', json: sent });

/** What the answer itself reports as stored, if anything. */
const storedIn = async ({ resource, visible }: Job, { answer, unconfirmed }: SentWrite) => {
  const stored = readRow({ ...visible, ...recordIn(answer) }, await shapeOf(resource));
  return unconfirmed ? undefined : stored;
};

/** Adds a record that can be found by its key. */
const createKeyed = async (job: Job, key: string): Promise<Row> => {
  const { collections, resource, sent, visible } = job;
  const findSent = (rows: readonly Row[]) =>
    rows.find((row) => keyIn(row, key) === keyIn(sent, key));
  const existedBefore = Boolean(findSent(collections.peek(resource)?.rows ?? []));

  const written = await post(job).catch((error: unknown): SentWrite => {
    // A browser may repeat a call when its connection breaks; the repetition then clashes with the record
    // that the first attempt created.
    if (isApiError(error, 'conflict') && !existedBefore) return { unconfirmed: error };
    throw error;
  });
  const { unconfirmed } = written;
  const stored = await storedIn(job, written);
  if (stored) return stored;

  const { rows, truncated } = await readToConfirm(collections, resource);
  const found = findSent(rows);
  if (found && (!unconfirmed || (!existedBefore && holds(found, visible)))) return found;
  if (unconfirmed && !truncated) throw unconfirmed;
  if (unconfirmed || !truncated) throw new ApiError('unknownOutcome', { cause: unconfirmed });
  // The server confirmed it, but its list is too short to show it.
  return { ...visible, id: String(sent[key]) };
};

/** The server may record its own time, which is close to that of the call. */
const NEAR_MS = 120_000;

const isNear = (a: unknown, b: unknown) =>
  Math.abs(Date.parse(String(a)) - Date.parse(String(b))) <= NEAR_MS;

/**
 * Whether a row is the record that was sent, by every field that the server shows; times may differ slightly.
 */
const isSent = ({ type, sent }: Job, row: Row, at: string): boolean => {
  const values: Values = { ...row };
  return Object.entries(type.fields).every(([name, { kind }]) => {
    const [stored, value] = [values[name], sent[name]];
    if (value === undefined || stored === undefined || stored === null) return true;
    if (kind !== 'instant') return sameValue(stored, value);
    return isNear(stored, value) || isNear(stored, at);
  });
};

/** The month's rows, which show how the server writes them; none if they cannot be read. */
const rowsOf = async ({ collections, resource }: Job, today: IsoDate): Promise<readonly Row[]> => {
  const from = addDays(today, -30);
  const read = collections.read(resource, await narrowed(resource, { from }));
  return read.then(
    ({ rows }) => rows,
    () => [],
  );
};

/**
 * Adds a record without a key, such as a voucher that the server numbers: it is found by its contents and its
 * time, among the rows that were not there before.
 */
const createVoucher = async (job: Job): Promise<Row> => {
  const { collections, resource, type, sent, visible, day } = job;
  const { today, time_zone } = day();
  const known = collections.known(resource);
  const knownIds = new Set(known.map(({ id }) => String(id)));
  const samples = known.length > 0 ? known : await rowsOf(job, today);
  const at = new Date().toISOString();
  const body = type.rules.reduce(
    (found, { sentLike }) => sentLike?.(found, samples, time_zone) ?? found,
    sent,
  );
  const written = await post({ ...job, sent: body }).catch((error: unknown): SentWrite => {
    // May have been refused because a browser repeated the call when its connection broke.
    if (isApiError(error, 'conflict', 'invalid')) return { unconfirmed: error };
    throw error;
  });
  const stored = await storedIn(job, written);
  if (stored) return stored;

  const { unconfirmed } = written;
  const isRefused = isApiError(unconfirmed, 'conflict', 'invalid');
  const on = dayOf(String(sent['at']), time_zone) ?? today;
  const query = await narrowed(resource, { ...sent, from: on < today ? on : today });
  const { rows, truncated } = await readToConfirm(collections, resource, query).catch(
    (error: unknown) => {
      if (unconfirmed) throw isRefused ? unconfirmed : error;
      // What the server confirmed is stored, whether or not it can be shown.
      return { rows: [], truncated: true };
    },
  );
  const found = rows.find((row) => !knownIds.has(String(row.id)) && isSent(job, row, at));
  if (found) return found;
  if (!unconfirmed) return { ...visible, id: '' };
  throw truncated && !isRefused
    ? new ApiError('unknownOutcome', { cause: unconfirmed })
    : unconfirmed;
};

/**
 * Stores a new record and returns it with its id; the id is empty if the server confirmed it but does not
 * show it.
 */
export const create = async (context: Context, resource: string, sent: Values): Promise<Row> => {
  const type = await typeOf(resource);
  const job = { ...context, resource, type, sent, visible: without(sent, writeOnlyIn(type)) };
  return type.key ? createKeyed(job, type.key) : createVoucher(job);
};
