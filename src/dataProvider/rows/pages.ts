import { loaded } from '../loaded.ts';
import { isLastPage, type Ask, type Page, type RowsRead } from './page.ts';
import type { Row } from './rows.ts';

const onlyPage = <R extends Row>({ rows, total = 0 }: Page<R>): RowsRead<R> => {
  const byId = new Map(rows.flatMap((row) => (row ? [[String(row.id), row] as const] : [])));
  const unreadable = rows.filter((row) => row === undefined).length;
  return { rows: [...byId.values()], truncated: total > byId.size + unreadable, unreadable };
};

/** Page by page where one call does not return all rows (`readOn`). */
export const readPages = async <R extends Row>(
  ask: Ask<R>,
  limit: number,
): Promise<RowsRead<R>> => {
  const first = await ask({ limit });
  const size = first.rows.length;
  if (first.next === undefined && isLastPage(first, { size, limit, offset: 0 })) {
    return onlyPage(first);
  }
  const { readOn } = await loaded(import('./furtherPages.ts'));
  return readOn(ask, limit, first);
};
