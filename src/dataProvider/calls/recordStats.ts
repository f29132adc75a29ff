import { companyDay } from '../../domain/base/companyDay.ts';
import type { ResourceName } from '../../domain/records/resources.ts';
import { countStats, type StatCounts } from '../../domain/records/stats.ts';
import { recordTypes } from '../../domain/recordTypes.ts';
import { conventions } from '../../domain/settings/conventions.ts';
import { ApiError, asNotOffered } from '../apiError.ts';
import type { PhpAnswer, PhpClient } from '../client/phpClient.ts';
import { figureIn, isValues } from '../client/values.ts';
import { endpointOf, type Endpoint } from '../endpoints.ts';
import type { Collections } from '../rows/collections.ts';

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

/**
 * The figures above a list. Where the API has a call for them it decides whether there are any; but where
 * all rows are known they are counted, so that a figure is always the number of rows that it opens.
 */
export const createRecordStats =
  (client: Pick<PhpClient, 'request'>, collections: Collections) =>
  async (resource: string): Promise<StatCounts> => {
    const { stats } = endpointOf(resource);
    const [counts, type, { rows, truncated }] = await Promise.all([
      stats &&
        client
          .request(stats.path)
          .catch(asNotOffered)
          .then((answer) => statsIn(answer, stats.names)),
      recordTypes[resource as ResourceName]?.load(),
      collections.read(resource),
    ]);
    if (!type) throw new Error(`${resource} is not declared`);
    return counts && truncated ? counts : countStats(type, rows, companyDay(conventions()));
  };
