import orderBy from 'lodash/orderBy.js';

import type { Api } from './api.ts';
import { ok, type Call, type Reply } from './call.ts';

/** Specification section 9: no list returns more rows than this, whatever is requested. */
const MAX_LIMIT = 1000;

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;

export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** The requested part of a list: ?limit, and in the full dialect ?offset, ?page, ?sort, ?order. */
export const pageOf = <Row extends object>(
  all: readonly Row[],
  { query }: Pick<Call, 'query'>,
  { dialect }: Pick<Api, 'dialect'>,
): Page<Row> => {
  const limit = Math.min(wholeNumber(query['limit']) ?? MAX_LIMIT, MAX_LIMIT);
  if (dialect === 'terse') return { rows: all.slice(0, limit), total: all.length };
  const page = wholeNumber(query['page']);
  const offset = wholeNumber(query['offset']) ?? (page ? (page - 1) * limit : 0);
  const { sort, order } = query;
  const sorted = sort ? orderBy(all, [sort], [order === 'desc' ? 'desc' : 'asc']) : all;
  return { rows: sorted.slice(offset, offset + limit), total: all.length };
};

/** {rows}, with the total if the dialect has one. */
export const listReply = <Row extends object>(
  all: readonly Row[],
  call: Pick<Call, 'query'>,
  api: Pick<Api, 'dialect'>,
): Reply => {
  const { rows, total } = pageOf(all, call, api);
  return ok(api.dialect === 'terse' ? { rows } : { rows, total });
};

/**
 * The same for rows in the order of their ids. The full dialect also has ?id, and ?after with the id of the
 * last row, which it sends as `next_after` while there are more.
 */
export const rowsReply = <Row extends { id: number }>(
  all: readonly Row[],
  call: Pick<Call, 'query'>,
  api: Pick<Api, 'dialect'>,
): Reply => {
  const { id, sort, after } = call.query;
  if (api.dialect === 'terse' || sort) return listReply(all, call, api);
  if (id !== undefined)
    return listReply(
      all.filter((row) => String(row.id) === id),
      call,
      api,
    );
  const behind = after === undefined ? all : all.filter((row) => row.id > Number(after));
  const { rows } = pageOf(behind, call, api);
  const last = rows.at(-1);
  const next = last && last !== behind.at(-1) ? { next_after: last.id } : {};
  return ok({ rows, total: all.length, ...next });
};
