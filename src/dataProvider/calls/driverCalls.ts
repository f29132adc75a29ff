import type { CompanyDay } from '../../domain/base/companyDay.ts';
import type { Driver } from '../../domain/fleet/driver.ts';
import {
  driverFigures,
  type DriverFigures,
  type DriverSummary,
} from '../../domain/fleet/driverSummary.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { ApiError, asNotOffered } from '../apiError.ts';
import type { PhpAnswer, PhpClient } from '../client/phpClient.ts';
import { figureIn, isValues } from '../client/values.ts';
import { CALLS } from '../endpoints.ts';
import type { Collections } from '../rows/collections.ts';

const count = (value: unknown): number => {
  const figure = figureIn(value);
  if (figure === undefined) throw new ApiError('unreadable');
  return figure;
};

const summaryIn = (answer: PhpAnswer): DriverSummary => {
  const figures: unknown = Array.isArray(answer) ? undefined : answer.data;
  if (!isValues(figures)) throw new ApiError('unreadable');
  return {
    total_drivers: count(figures.total_drivers),
    active_drivers: count(figures.active_drivers),
    gatepass_expiring: count(figures.gatepass_expiring),
    permit_expiring: count(figures.permit_expiring),
  };
};

/** The calls of the drivers that no other record type has. */
export const createDriverCalls = (
  client: Pick<PhpClient, 'request'>,
  collections: Collections,
  getDay: () => CompanyDay,
) => ({
  /**
   * The four figures. The server's call decides whether there are any; but where all rows are known
   * they are counted from them, so that a figure is always the number of rows that it opens.
   */
  driverSummary: async (): Promise<DriverFigures> => {
    const [answer, { rows, truncated }] = await Promise.all([
      client.request(CALLS.driverSummary).catch(asNotOffered),
      collections.read(RESOURCES.drivers),
    ]);
    const told = summaryIn(answer);
    return truncated ? told : driverFigures(rows as unknown as Driver[], getDay());
  },
});
