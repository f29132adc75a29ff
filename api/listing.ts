import orderBy from 'lodash/orderBy.js';

import type { Api } from './api.ts';
import { ok, type Call, type Reply } from './call.ts';
import type { Page, PageQuery, Rows, Where } from './store/rows.ts';

/** Specification section 9: no list returns more rows than this, whatever is requested. */
export const MAX_LIMIT = 1000;

type Asked = Pick<Call, 'query'>;
type How = Pick<Api, 'speech' | 'known'>;

/** More rows than any list has, of which every database can count as many pages. */
const MOST = 2 ** 40;

/** A whole number in a query. */
export const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Math.min(Number(text), MOST) : undefined;

/** ?limit, and unless terse ?offset, ?page, ?sort, ?order. */
export const partOf = <Row>({ query }: Asked, { speech }: How): PageQuery<Row> => {
  const limit = Math.min(wholeNumber(query['limit']) ?? MAX_LIMIT, MAX_LIMIT);
  if (speech.isTerse) return { limit };
  const page = wholeNumber(query['page']);
  const offset = wholeNumber(query['offset']) ?? (page ? (page - 1) * limit : 0);
  const { sort, order } = query;
  return { limit, offset, ...(sort && { sort, isDescending: order === 'desc' }) };
};

const encode = (text: string) => new TextEncoder().encode(text);
const COMMA = encode(',');

/** {rows} and what belongs to them, of rows that are JSON already. */
const writtenReply = (rows: readonly Uint8Array[], more: object): Reply => {
  const list = rows.flatMap((part) => [COMMA, part]).slice(1);
  const after = encode(`],${JSON.stringify(more).slice(1)}`);
  return { status: 200, parts: [encode('{"rows":['), ...list, after] };
};

const reply = <Row>({ rows, total }: Page<Row>, { speech }: How): Reply =>
  ok(speech.isTerse ? { rows } : { rows, total });

/** {rows}, with the total unless terse. */
export const listReply = async <Row extends { id: number }>(
  rows: Rows<Row>,
  call: Asked,
  api: How,
  order: PageQuery<Row> = {},
): Promise<Reply> => reply(await rows.page({ ...order, ...partOf<Row>(call, api) }), api);

/** The same for rows that a handler made. */
export const madeReply = (all: readonly object[], call: Asked, api: How): Reply => {
  const { limit, offset = 0, sort, isDescending } = partOf(call, api);
  const sorted = sort ? orderBy(all, [sort], [isDescending ? 'desc' : 'asc']) : all;
  const rows = sorted.slice(offset, offset + (limit ?? MAX_LIMIT));
  return reply({ rows, total: all.length }, api);
};

/**
 * In the order of ids. Unless terse there is also ?id, and ?after with the id of the last row,
 * which is sent as `next_after` while there are more.
 */
export const rowsReply = async <Row extends { id: number }>(
  rows: Rows<Row>,
  call: Asked,
  api: How,
): Promise<Reply> => {
  const { id, sort, after } = call.query;
  if (api.speech.isTerse || sort) return listReply(rows, call, api);
  const where = (ids: unknown) => ({ id: ids }) as Where<Row>;
  if (id !== undefined) return listReply(rows, call, api, { where: where(Number(id)) });
  const behind = after === undefined ? {} : { where: where({ after: Number(after) }) };
  const { offset = 0, ...part } = partOf<Row>(call, api);
  const asked = { ...behind, offset, ...part, known: api.known };
  const headOf = async (many: number, last: number | undefined, rest: number) => ({
    total: after === undefined ? rest : await rows.count(undefined, api.known),
    ...(last !== undefined && offset + many < rest && { next_after: last }),
  });
  const text = await rows.pageText(asked);
  if (text) return writtenReply(text.parts, await headOf(text.many, text.last, text.total));
  const page = await rows.page(asked);
  const head = await headOf(page.rows.length, page.rows.at(-1)?.id, page.total);
  return ok({ rows: page.rows, ...head });
};

export const newestFirst = { sort: 'id', isDescending: true } as const;
