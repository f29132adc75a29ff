import { isLastPage, type Ask, type Page, type RowsRead } from './page.ts';
import type { Row } from './rows.ts';

const AT_ONCE = 6;
/** At how many rows servers usually end a list, whatever they are asked for. */
const USUAL_CAPS: readonly number[] = [50, 100, 200, 250, 500];
/** By how many rows pages overlap at most. */
const MOST_OVERLAP = 50;
/** How many rows may have been added between known ones since the page before. */
const FEW = 2;
/** How often reading goes back for rows that slipped between two pages. */
const MOST_STEPS_BACK = 20;

const createGathered = <R extends Row>(overlap: number) => {
  const byId = new Map<string, R>();
  /** The places in the server's order; rows that were added meanwhile have none. */
  const places = new Map<string, number>();
  let unreadable = 0;
  /** How many of the unreadable rows come after the last row with a place. */
  let trailing = 0;
  /** The server's order changed, so nothing proves that no row was missed. */
  let hasNoOrder = false;
  const isKnown = (row: R | undefined) => row !== undefined && byId.has(String(row.id));

  return {
    byId,
    count: () => byId.size + unreadable,
    unreadable: () => unreadable,
    hasNoOrder: () => hasNoOrder,
    /** False if rows may lie between these and those known so far. */
    join: (rows: Page<R>['rows'], offset: number): boolean => {
      const first = rows.find((row) => row !== undefined);
      const isApart = rows.length === 0 || (byId.size > 0 && first && !isKnown(first));
      if (offset > 0 && overlap > 0 && isApart) return false;
      const frontier = rows.findLastIndex(isKnown);
      const end = places.get(String(rows[frontier]?.id)) ?? -1;
      const goesOn = frontier < 0 || end === places.size - 1;
      let counted = frontier < 0 ? Math.min(overlap, trailing) : trailing;
      let last = -1;
      let between = 0;
      for (const [index, row] of rows.entries()) {
        const id = String(row?.id);
        const place = places.get(id);
        if (place !== undefined) {
          hasNoOrder ||= place < last;
          last = place;
        } else if (row) {
          if (!byId.has(id) && index > frontier) {
            places.set(id, places.size);
            [trailing, counted] = [0, 0];
          } else if (last >= 0) {
            between += 1;
          }
          byId.set(id, row);
        } else if (index > frontier && goesOn) {
          if (counted > 0) counted -= 1;
          else {
            unreadable += 1;
            trailing += 1;
          }
        }
      }
      hasNoOrder ||= offset > 0 && between > overlap + FEW;
      return true;
    },
  };
};

/**
 * Loses and doubles no row when others add and delete rows meanwhile: reads behind the last row
 * where the server offers that, else by offset with pages that overlap. A page that does not begin
 * among the known rows is read again from further ahead. If the order does not last, the result is
 * `changing`.
 */
export const readOn = async <R extends Row>(
  ask: Ask<R>,
  limit: number,
  first: Page<R>,
): Promise<RowsRead<R>> => {
  const size = first.rows.length;
  const overlap = Math.max(0, Math.min(MOST_OVERLAP, Math.ceil(size / 10), size - 1));
  const step = size - overlap;
  const gathered = createGathered<R>(overlap);
  const { byId, count, join } = gathered;
  join(first.rows, 0);

  const result = (truncated: boolean, changing = false): RowsRead<R> => ({
    rows: [...byId.values()],
    truncated: truncated || changing,
    ...(changing && { changing }),
    unreadable: gathered.unreadable(),
  });
  const isShort = ({ total = 0 }: Page<R>) => total > count();

  const isLast = (page: Page<R>, offset: number) => isLastPage(page, { size, limit, offset });

  /** Undefined if the server does not do what it offers. */
  const readBehind = async (): Promise<RowsRead<R> | undefined> => {
    let page = first;
    while (page.next !== undefined) {
      const before = count();
      const following = await ask({ limit, after: page.next });
      join(following.rows, 0);
      if (following.next === page.next || (following.rows.length > 0 && before === count())) {
        return undefined;
      }
      page = following;
    }
    return result(isShort(page));
  };
  const behind = first.next === undefined ? undefined : await readBehind();
  if (behind) return behind;

  const ahead = new Map<number, Promise<Page<R>>>();
  /** Those that follow are requested at the same time, while `total` rows last. */
  const pageAt = (offset: number, total = 0): Promise<Page<R>> => {
    if (!ahead.has(offset)) ahead.clear();
    for (let index = 0; index < AT_ONCE; index += 1) {
      const place = offset + index * step;
      if (ahead.has(place) || (index > 0 && place + overlap >= total)) continue;
      const page = ask({ limit, offset: place });
      // Awaited later, if at all.
      page.catch(() => undefined);
      ahead.set(place, page);
    }
    const wanted = ahead.get(offset) as Promise<Page<R>>;
    ahead.delete(offset);
    return wanted;
  };

  const beginsAs = (a: Page<R>, b: Page<R>) =>
    a.rows.find(Boolean)?.id === b.rows.find(Boolean)?.id;
  let stepsBack = 0;
  let page = first;
  let offset = 0;
  while (!isLast(page, offset)) {
    const before = count();
    offset += step;
    // Not before the server has shown that it keeps to the offset.
    page = await pageAt(offset, offset > step ? page.total : undefined);
    while (!join(page.rows, offset)) {
      stepsBack += 1;
      if (stepsBack > MOST_STEPS_BACK) return result(true, true);
      ahead.clear();
      offset = Math.max(0, offset - step);
      page = await pageAt(offset);
    }
    const isNew = before < count();
    // A server that ignores the offset sends the first rows again, also now.
    if (!isNew && offset > 0 && beginsAs(page, first) && beginsAs(page, await ask({ limit }))) {
      return result(page.total !== undefined || size === limit || USUAL_CAPS.includes(size));
    }
    // The list is not that long: the server does not keep to the offset.
    const isBeyond = offset + page.rows.length > (page.total ?? Infinity);
    if (isBeyond || (!isNew && (gathered.hasNoOrder() || offset > count() + size))) {
      return result(true, true);
    }
  }
  // A list without a lasting order begins differently each time.
  const again = await ask({ limit });
  join(again.rows, 0);
  const isMoved = offset > 0 && beginsAs(again, page);
  const hasChanged = isShort(page) && page.total !== first.total;
  return result(isShort(page), gathered.hasNoOrder() || isMoved || hasChanged);
};
