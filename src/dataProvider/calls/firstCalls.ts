import type { Identifier } from 'react-admin';

import { queryRows, type RowQuery } from '../../domain/records/query.ts';
import { countStats, type StatCounts } from '../../domain/records/stats.ts';
import { ApiError } from '../apiError.ts';
import type { PhpAnswer } from '../client/phpClient.ts';
import { figureIn, isValues, type Values } from '../client/values.ts';
import type { Context } from '../context.ts';
import { endpointOf, type Endpoint } from '../endpoints.ts';
import { loaded } from '../loaded.ts';
import type { RecordPlace } from '../rows/paged.ts';
import { pause } from '../rows/pause.ts';
import { typeOf } from '../rows/recordTypes.ts';
import { narrowed, readJoined } from '../rows/restReads.ts';
import { sameId } from '../rows/rows.ts';
import { readSingleton, type SingletonName } from '../rows/singletonRecords.ts';

/** Under the names that the endpoint gives them. */
const statsIn = (answer: PhpAnswer, names: NonNullable<Endpoint['stats']>['names']): StatCounts => {
  const figures: unknown = Array.isArray(answer) ? undefined : answer.data;
  if (!isValues(figures)) throw new ApiError('unreadable');
  return Object.fromEntries(
    Object.entries(names).map(([name, field]) => {
      const count = figureIn(figures[field]);
      if (count === undefined) throw new ApiError('unreadable');
      return [name, { count }];
    }),
  );
};

export const createFirstCalls = (context: Context) => {
  const { api, collections, day } = context;
  return {
    /**
     * A call that the API has for figures must succeed; but once all rows are known, figures are
     * counted from them, so that each equals the number of rows it opens. While rows are missing, a
     * figure that the server does not supply is left out, as is one that it counts by other days than
     * the company's.
     */
    recordStats: async (resource: string): Promise<StatCounts> => {
      if (collections.isPaged(resource)) {
        const { countedStats } = await loaded(import('../rows/paged.ts'));
        return countedStats({ api }, resource);
      }
      const { stats } = endpointOf(resource);
      const [summary, type, { truncated, unreadable }, rows] = await Promise.all([
        stats && api.call(stats.path).then((answer) => statsIn(answer, stats.names)),
        typeOf(resource),
        collections.read(resource),
        readJoined(collections, resource),
      ]);
      const total = summary?.['total']?.count ?? 0;
      if (truncated || unreadable > 0 || total > rows.length) {
        if (!summary) return {};
        const { comparableStats } = await loaded(import('../../domain/records/comparableStats.ts'));
        return comparableStats(type, summary, day());
      }
      // The list renders from the same rows at the same moment, and goes first.
      await pause();
      return countStats(type, rows, day());
    },

    /** A record that exists only once; without fields if the server has none yet. */
    singleton: (resource: SingletonName): Promise<Values> => readSingleton(api, resource),

    /** Where a record is in a list, and those beside it; null if the list does not have it. */
    neighbours: async (
      resource: string,
      id: Identifier,
      list: RowQuery,
    ): Promise<RecordPlace | null> => {
      if (collections.isPaged(resource)) {
        const { readPlace } = await loaded(import('../rows/paged.ts'));
        return (await readPlace(context, resource, id, list)) ?? null;
      }
      const query = await narrowed(resource, list.filter);
      const rows = await readJoined(collections, resource, query, list.filter);
      const { page } = queryRows(await typeOf(resource), rows, list, day());
      const index = page.findIndex((row) => sameId(row.id, id));
      if (index < 0) return null;
      return {
        index,
        total: page.length,
        previous: page[index - 1]?.id,
        next: page[index + 1]?.id,
      };
    },
  };
};
export type FirstCalls = ReturnType<typeof createFirstCalls>;
