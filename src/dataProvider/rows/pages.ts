import { loaded } from '../loaded.ts';
import { isLastPage, type Ask, type Page, type RowsRead } from './page.ts';
import { eachOnce, type Row } from './rows.ts';

const onlyPage = <R extends Row>({ rows, total = 0 }: Page<R>): RowsRead<R> => {
  const read = rows.filter((row) => row !== undefined);
  const once = eachOnce(read);
  const unreadable = rows.length - read.length;
  return { rows: once, truncated: total > once.length + unreadable, unreadable };
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
