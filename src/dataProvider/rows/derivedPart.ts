import type { RowQuery } from '../../domain/records/query.ts';
import { ApiError } from '../apiError.ts';
import type { Api } from '../client/api.ts';
import { isValues, type Values } from '../client/values.ts';
import { derivedPath, ROW_LIMIT } from '../endpoints.ts';
import type { Facets, ListMeta } from './listMeta.ts';
import { rowsIn, totalIn, type Row } from './rows.ts';

/** By how many rows pages overlap, so that few deletions cost no further call. */
const OVERLAP = 20;
const MOST_STEPS_BACK = 20;

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
  let stepsBack = 0;
  let part = await ask(from);
  const { counts } = part;
  for (;;) {
    const { page, total } = part;
    // Where rows were deleted, those that follow have moved up between what was read and this.
    const isApart = from > first && !(page[0] && rows.has(page[0].id));
    if (isApart) {
      stepsBack += 1;
      if (stepsBack > MOST_STEPS_BACK) throw new ApiError('unreadable');
      from = Math.max(first, from - ROW_LIMIT);
    } else {
      for (const row of page) rows.set(row.id, row);
      if (from + ROW_LIMIT > Math.min(last, total - 1)) {
        return { page: [...rows.values()], total, counts };
      }
      from += ROW_LIMIT - OVERLAP;
    }
    part = await ask(from);
  }
};
