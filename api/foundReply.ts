import { canAccess } from '../src/domain/access/access.ts';
import type { Api } from './api.ts';
import { asksForArabic } from './arabic.ts';
import { invalid, isJson, ok, type Call, type Json, type Reply } from './call.ts';
import { countRows, findRows, placeOf, type Kind } from './found.ts';
import type { Reading } from './joinedRows.ts';
import { MAX_LIMIT, wholeNumber } from './listing.ts';
import { isKept } from './request.ts';

const MOST_COUNTS = 50;

export const unusable = (parameter: string) => invalid({ [parameter]: 'This cannot be asked for' });

export const jsonIn = ({ query }: Call, parameter: string): unknown => {
  const text = query[parameter];
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (isKept(value)) return value;
  } catch {}
  throw unusable(parameter);
};

/** A name that every object has would be found in the declarations too. */
const mayBeField = (name: string) => !(name in Object.prototype);

/** An object as a value could change how it is compared: `{"toString": 1}`. */
export const isFilter = (value: unknown): value is Json =>
  isJson(value) &&
  Object.keys(value).every(mayBeField) &&
  Object.values(value)
    .flat()
    .every((part) => typeof part !== 'object' || part === null);

export const filterIn = (call: Call) => {
  const filter = jsonIn(call, 'filter') ?? {};
  if (!isFilter(filter)) throw unusable('filter');
  return filter;
};

export const sortIn = (call: Call): readonly [string, string] | undefined => {
  const sort = jsonIn(call, 'sort');
  if (sort === undefined) return undefined;
  const [field, order]: unknown[] = Array.isArray(sort) ? sort : [];
  if (typeof field !== 'string' || typeof order !== 'string') throw unusable('sort');
  if (!mayBeField(field)) throw unusable('sort');
  return [field, order];
};

export const rangeIn = (call: Call): readonly [number, number] => {
  const range = jsonIn(call, 'range');
  const [first, last]: unknown[] = Array.isArray(range) ? range : [];
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last)) throw unusable('range');
  const [from, to] = [Number(first), Number(last)];
  if (from < 0 || to < from) throw unusable('range');
  return [from, Math.min(to, from + MAX_LIMIT - 1)];
};

export const readingOf = async ({ headers, user }: Call, api: Api): Promise<Reading> => ({
  store: api.store,
  day: await api.day(),
  inArabic: asksForArabic(headers),
  mayRead: (resource) => canAccess(user?.role, { resource, action: 'list' }),
});

const page = async (kind: Kind, call: Call, api: Api): Promise<Reply> => {
  const [filter, sort, range] = [filterIn(call), sortIn(call), rangeIn(call)];
  const after = wholeNumber(call.query['after']);
  const reading = await readingOf(call, api);
  const { rows, total } = await findRows(kind, { filter, sort, range, after }, reading);
  const place = rows.length === 0 ? '*' : `${range[0]}-${range[0] + rows.length - 1}`;
  return { ...ok(rows), headers: { 'Content-Range': `${kind.collection} ${place}/${total}` } };
};

/** `{"name": filter}` → how many rows each filter finds. */
const counts = async (kind: Kind, call: Call, api: Api): Promise<Reply> => {
  const asked = Object.entries(jsonIn(call, 'counts') ?? {});
  if (asked.length > MOST_COUNTS) throw unusable('counts');
  const reading = await readingOf(call, api);
  const found: [string, number][] = [];
  for (const [name, filter] of asked) {
    if (!isFilter(filter)) throw unusable('counts');
    found.push([name, await countRows(kind, filter, reading)]);
  }
  return ok({ counts: Object.fromEntries(found) });
};

const place = async (kind: Kind, call: Call, api: Api): Promise<Reply> => {
  const id = wholeNumber(call.query['around']);
  if (id === undefined) throw unusable('around');
  const [filter, sort] = [filterIn(call), sortIn(call)];
  return ok({ place: await placeOf(kind, id, { filter, sort }, await readingOf(call, api)) });
};

/**
 * Answers the requests of ra-data-simple-rest, with the total in Content-Range, counts, and
 * where a row is (all assumed); undefined for a list as the contract has it.
 */
export const foundReply = (kind: Kind, call: Call, api: Api): Promise<Reply> | undefined => {
  if (api.speech.isTerse) return undefined;
  if (call.query['counts'] !== undefined) return counts(kind, call, api);
  if (call.query['around'] !== undefined) return place(kind, call, api);
  return call.query['range'] === undefined ? undefined : page(kind, call, api);
};
