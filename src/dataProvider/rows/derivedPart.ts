import type { RowQuery } from '../../domain/records/query.ts';
import { ApiError } from '../apiError.ts';
import type { Api } from '../client/api.ts';
import { isValues, type Values } from '../client/values.ts';
import { derivedPath, ROW_LIMIT } from '../endpoints.ts';
import type { Facets, ListMeta } from './listMeta.ts';
import { rowsIn, totalIn, type Row } from './rows.ts';

interface Asked {
  filter: Values;
  sort?: RowQuery['sort'];
  range: readonly [number, number];
  facets?: Facets;
  /** The day for which the rows are derived; by default the company's. */
  today?: string;
}

interface Part extends Pick<ListMeta, 'counts'> {
  page: Row[];
  total: number;
}

const isRow = (value: unknown): value is Row =>
  isValues(value) && (typeof value.id === 'string' || typeof value.id === 'number');

/** Part of what follows from long lists, which the server derives, filters, sorts and counts. */
export const readDerivedPart = async (
  api: Pick<Api, 'call'>,
  resource: string,
  { range: [first, last], ...asked }: Asked,
): Promise<Part> => {
  const rows = new Map<Row['id'], Row>();
  const { today, facets, ...texts } = asked;
  const ask = async (from: number): Promise<Part> => {
    const range = [from, Math.min(last, from + ROW_LIMIT - 1)];
    const query = Object.fromEntries(
      Object.entries({ ...texts, range, ...(from === first && { facets }) }).map(
        ([name, value]) => [name, JSON.stringify(value)] as const,
      ),
    );
    const answer = await api.call(derivedPath(resource), { query: { ...query, today } });
    const total = totalIn(answer);
    if (Array.isArray(answer) || total === undefined) throw new ApiError('unreadable');
    const counts = isValues(answer['facets']) ? answer['facets'] : {};
    return { page: rowsIn(answer).filter(isRow), total, counts: counts as Part['counts'] };
  };
  let from = first;
  const { counts, ...part } = await ask(from);
  let { page, total } = part;
  for (;;) {
    for (const row of page) rows.set(row.id, row);
    from += ROW_LIMIT;
    if (from > last || from >= total || page.length === 0) break;
    ({ page, total } = await ask(from));
  }
  return { page: [...rows.values()], total, counts };
};
