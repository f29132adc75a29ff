import { addDays, dayOf, type IsoDate } from '../../domain/base/dates.ts';
import { foldKey } from '../../domain/base/fold.ts';
import { isEmpty } from '../../domain/base/validation.ts';
import { isNear, TWIN_FIELDS } from '../../domain/diesel/twins.ts';
import { CLIENT_REF } from '../../domain/records/clientRef.ts';
import { notKept } from '../../domain/records/notKept.ts';
import type { AnyRecordType } from '../../domain/records/recordType.ts';
import { newValues, secretsOf } from '../../domain/records/values.ts';
import { ApiError, isRefused } from '../apiError.ts';
import type { Values } from '../client/values.ts';
import type { Context } from '../context.ts';
import { endpointOf } from '../endpoints.ts';
import { shapeOf, typeOf, wireOf } from '../rows/recordTypes.ts';
import { narrowed } from '../rows/restReads.ts';
import { findById, holds, readRow, recordIn, sameValue, type Row } from '../rows/rows.ts';
import { bodyFor } from './body.ts';
import { isSentAs, withClientRef } from './clientRef.ts';
import { pathOf, readToConfirm, sendWrite, type SentWrite } from './confirmWrite.ts';
import { sendInOwnWords } from './ownWords.ts';

type Job = Context & {
  resource: string;
  type: AnyRecordType;
  sent: Values;
  visible: Values;
  ref: string;
};

const without = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));

const keyIn = (row: object, key: string) => {
  const values: Values = { ...row };
  return foldKey(values[key]);
};

/** `rows` show how the server writes options. */
const post = (job: Job, rows: readonly Row[]): Promise<SentWrite> => {
  const { api, resource, sent, ref } = job;
  const path = pathOf(endpointOf(resource).create);
  return sendInOwnWords(job, resource, sent, rows, (body) =>
    sendWrite(api.call, path, { method: 'POST', json: { ...body, [CLIENT_REF]: ref } }),
  );
};

/** Of a list that is narrowed, the rows among which it must be: a server may record its own time. */
const queryFor = ({ resource, sent, day }: Job) => {
  const { today, time_zone } = day();
  const on = dayOf(String(sent['at']), time_zone) ?? today;
  return narrowed(resource, { ...sent, from: on < today ? on : today });
};

/** As the server has it now. */
const readBack = async (job: Job, id: Row['id']): Promise<Row | undefined> => {
  const { collections, resource } = job;
  const alone = await collections.readAlone(resource, String(id));
  if (alone) return alone;
  return findById<Row>((await collections.readAnew(resource, await queryFor(job))).rows, id);
};

/**
 * The record by the answer of a server that confirmed it. An answer without all that was sent may
 * say only a part of what the server has, so the record is read.
 */
const storedIn = async (job: Job, { answer, unconfirmed }: SentWrite) => {
  const { resource, type, visible, day } = job;
  const shape = await shapeOf(resource);
  const read = (row: Values) => readRow(row, shape, undefined, day().time_zone);
  const stored = read({ ...visible, ...recordIn(answer) });
  if (unconfirmed || !stored) return undefined;
  const told = read({ ...recordIn(answer), id: stored.id });
  if (told && notKept(type, visible, { ...told }).length === 0) return stored;
  return (await readBack(job, stored.id).catch(() => undefined)) ?? stored;
};

/**
 * Whether a row that was not there before is what was sent, as far as the server keeps that;
 * undefined where it keeps nothing by which to tell it from another record with its key.
 */
const isAsSent = ({ type, visible }: Job, row: Row): boolean | undefined => {
  const stored: Values = { ...row };
  const usual = newValues(type);
  const filled = Object.keys(visible).filter((name) => !isEmpty(visible[name]));
  const dropped = filled.filter((name) => !(name in stored));
  if (!holds(row, without(visible, dropped))) return false;
  const isTelling = (name: string) =>
    name in stored && name !== type.key && visible[name] !== usual[name];
  return dropped.length === 0 || filled.some(isTelling) || undefined;
};

const createKeyed = async (job: Job, key: string): Promise<Row> => {
  const { collections, resource, sent, visible, ref } = job;
  const findSent = (rows: readonly Row[]) =>
    rows.find((row) => keyIn(row, key) === keyIn(sent, key));
  const existedBefore = Boolean(findSent(collections.peek(resource)?.rows ?? []));

  const written = await post(job, collections.known(resource)).catch(
    (error: unknown): SentWrite => {
      // A browser may repeat a call when its connection breaks; the server then refuses the repetition, as it
      // has the record already.
      if (isRefused(error) && !existedBefore) return { unconfirmed: error };
      throw error;
    },
  );
  const { unconfirmed } = written;
  const stored = await storedIn(job, written);
  if (stored) return stored;

  const { rows, truncated } = await readToConfirm(() =>
    collections.readSome(resource, { [key]: String(sent[key]).trim() }),
  ).catch((error: unknown) => {
    throw isRefused(unconfirmed) ? unconfirmed : error;
  });
  const found = rows.find((row) => isSentAs(ref, row)) ?? findSent(rows);
  const isOurs = found && (isSentAs(ref, found) ?? (!existedBefore && isAsSent(job, found)));
  if (found && (!unconfirmed || isOurs)) return found;
  const isUnclear = found ? isOurs === undefined : truncated;
  if (unconfirmed && (!isUnclear || isRefused(unconfirmed))) throw unconfirmed;
  if (unconfirmed || !truncated) throw new ApiError('unknownOutcome', { cause: unconfirmed });
  // The server confirmed it, but its list is too short to show it.
  return { ...visible, id: String(sent[key]) };
};

/** By what makes a twin; the server may record its own time, which is close to that of the call. */
const isSent = ({ sent }: Job, row: Row, at: string): boolean => {
  const values: Values = { ...row };
  const isTwin = TWIN_FIELDS.every((name) => {
    const [stored, value] = [values[name], sent[name]];
    return isEmpty(value) || isEmpty(stored) || sameValue(stored, value);
  });
  const { at: stored } = values;
  return isTwin && (isEmpty(stored) || isNear(stored, sent['at']) || isNear(stored, at));
};

const rowsOf = async ({ collections, resource }: Job, today: IsoDate): Promise<readonly Row[]> => {
  const from = addDays(today, -30);
  const read = collections.read(resource, await narrowed(resource, { from }));
  return read.then(
    ({ rows }) => rows,
    () => [],
  );
};

/**
 * A voucher has no key before the server numbers it: it is found by its contents and its time,
 * among the rows that were not there before.
 */
const createVoucher = async (job: Job): Promise<Row> => {
  const { collections, resource, sent, visible, day, ref } = job;
  const { today, time_zone } = day();
  const known = collections.known(resource);
  const knownIds = new Set(known.map(({ id }) => String(id)));
  const samples = known.length > 0 ? known : await rowsOf(job, today);
  const at = new Date().toISOString();
  const { sentLike } = await wireOf(resource);
  const body = sentLike?.(sent, samples, time_zone) ?? sent;
  const written = await post({ ...job, sent: body }, samples).catch((error: unknown): SentWrite => {
    if (isRefused(error)) return { unconfirmed: error };
    throw error;
  });
  const stored = await storedIn(job, written);
  if (stored) return stored;

  const { unconfirmed } = written;
  const query = await queryFor(job);
  const { rows, truncated } = await readToConfirm(() =>
    collections.readAnew(resource, query),
  ).catch((error: unknown) => {
    if (unconfirmed) throw isRefused(unconfirmed) ? unconfirmed : error;
    // What the server confirmed is stored, whether or not it can be shown.
    return { rows: [], truncated: true };
  });
  const found =
    rows.find((row) => isSentAs(ref, row)) ??
    rows.find(
      (row) =>
        isSentAs(ref, row) === undefined && !knownIds.has(String(row.id)) && isSent(job, row, at),
    );
  if (found) return found;
  if (!unconfirmed) return { ...visible, id: '' };
  throw truncated && !isRefused(unconfirmed)
    ? new ApiError('unknownOutcome', { cause: unconfirmed })
    : unconfirmed;
};

/** The id is empty if the server confirmed the record but does not show it. */
export const create = async (context: Context, resource: string, values: Values): Promise<Row> => {
  const [type, sent] = await Promise.all([typeOf(resource), bodyFor(resource, values)]);
  return withClientRef(context, resource, sent, (ref) => {
    const visible = without(sent, secretsOf(type));
    const job = { ...context, resource, type, sent, visible, ref };
    return type.key ? createKeyed(job, type.key) : createVoucher(job);
  });
};
