import {
  driverFigures,
  type DriverFigures,
  type DriverSummary,
} from '../../domain/fleet/driverSummary.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { readLocalization, type Localization } from '../../domain/settings/localization.ts';
import { ApiError } from '../apiError.ts';
import type { PhpAnswer } from '../client/phpClient.ts';
import { figureIn, isValues } from '../client/values.ts';
import type { Context } from '../context.ts';
import { CALLS } from '../endpoints.ts';
import { COMPANY_PROFILE, LOCALIZATION, readSingleton } from '../rows/singletonRecords.ts';

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

/** The calls that the first view makes. */
export const createFirstCalls = ({ api, collections, today }: Context) => ({
  /**
   * The four figures. The server's call decides whether there are any; but where all rows are known
   * they are counted from them, so that a figure is always the number of rows that it opens.
   */
  driverSummary: async (): Promise<DriverFigures> => {
    const [answer, { rows, truncated }] = await Promise.all([
      api.call(CALLS.driverSummary),
      collections.read(RESOURCES.drivers),
    ]);
    const summary = summaryIn(answer);
    const isCut = truncated || summary.total_drivers > rows.length;
    return isCut ? summary : driverFigures(rows, today());
  },

  /** What the company is called; null as long as its profile does not say. */
  companyName: async (): Promise<string | null> => {
    const { companyName } = await readSingleton(api, COMPANY_PROFILE);
    return typeof companyName === 'string' ? companyName.trim() || null : null;
  },

  /** The company's localization; 'notOffered' where the server stores none. */
  localization: async (): Promise<Localization> =>
    readLocalization(await readSingleton(api, LOCALIZATION)),
});
export type FirstCalls = ReturnType<typeof createFirstCalls>;
