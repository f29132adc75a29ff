import { todayIn } from '../domain/dates.ts';
import type { Driver } from '../domain/drivers/driver.ts';
import {
  driverFigures,
  type DriverFigures,
  type DriverSummary,
} from '../domain/drivers/driverSummary.ts';
import { RESOURCES } from '../domain/resources.ts';
import { ApiError, asNotOffered, outcomeIsOpen } from './apiError.ts';
import type { Collections } from './collections.ts';
import { CALLS } from './endpoints.ts';
import { TIMEOUTS, type PhpAnswer, type PhpClient } from './phpClient.ts';

const count = (value: unknown): number => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw new ApiError('unreadable');
  return number;
};

const summaryIn = (answer: PhpAnswer): DriverSummary => {
  const data: unknown = Array.isArray(answer) ? undefined : answer.data;
  if (typeof data !== 'object' || data === null) throw new ApiError('unreadable');
  const figures = data as Record<string, unknown>;
  return {
    total_drivers: count(figures.total_drivers),
    active_drivers: count(figures.active_drivers),
    gatepass_expiring: count(figures.gatepass_expiring),
    permit_expiring: count(figures.permit_expiring),
  };
};

export interface DriverImportOutcome {
  /** What the server said, of any shape. */
  answer: PhpAnswer | undefined;
  /** Why there is no answer: it was lost, could not be read, or was an error of the server. */
  doubt: ApiError | undefined;
  /** The drivers as the server has them after the upload. */
  drivers: Driver[];
  /** True when the list is cut short, so that what is missing in it may still be stored. */
  truncated: boolean;
}

/** The calls of the drivers that are more than create, read, update, delete. */
export const createDriverCalls = (
  client: Pick<PhpClient, 'request'>,
  collections: Collections,
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
    return truncated ? told : driverFigures(rows as unknown as Driver[], todayIn());
  },

  /**
   * Sends one canonical CSV (domain/import) in the multipart field `file`, then reads the drivers
   * anew, because the answer alone does not prove what was stored. Throws what the server plainly
   * refused, and 'unknownOutcome' when it cannot even be looked up.
   */
  importDrivers: async (csv: string, fileName: string): Promise<DriverImportOutcome> => {
    const form = new FormData();
    form.set('file', new File([csv], fileName, { type: 'text/csv' }));
    const sent = await client
      .request(CALLS.importDrivers, { method: 'POST', form, timeout: TIMEOUTS.upload })
      .then((answer) => ({ answer, doubt: undefined }))
      .catch((error: unknown) => {
        if (outcomeIsOpen(error)) return { answer: undefined, doubt: error };
        return asNotOffered(error);
      });
    const { rows, truncated } = await collections
      .readAnew(RESOURCES.drivers)
      .catch((cause: unknown) => {
        throw new ApiError('unknownOutcome', { cause });
      });
    return { ...sent, drivers: rows as unknown as Driver[], truncated };
  },
});
