import { readDieselAlert, type DieselAlert } from '../../domain/diesel/alert.ts';
import { isValues } from '../client/values.ts';
import type { Context } from '../context.ts';
import { CALLS } from '../endpoints.ts';
import { rowsIn } from '../rows/rows.ts';
import { createDieselDeskCalls } from './dieselDeskCalls.ts';
import { createDieselReportCalls } from './dieselReportCalls.ts';

const readDieselAlerts = async ({
  api,
  day,
}: Pick<Context, 'api' | 'day'>): Promise<DieselAlert[]> => {
  const rows = rowsIn(await api.call(CALLS.dieselAlerts));
  const { time_zone } = day();
  return rows.flatMap((raw) => (isValues(raw) ? (readDieselAlert(raw, time_zone) ?? []) : []));
};

/** The calls about diesel; their code is loaded with the first of them. */
export const createDieselCalls = (context: Context) => ({
  ...createDieselReportCalls(context),
  ...createDieselDeskCalls(context),

  /** Problems with the diesel stock. */
  dieselAlerts: () => readDieselAlerts(context),
});
export type DieselCalls = ReturnType<typeof createDieselCalls>;
