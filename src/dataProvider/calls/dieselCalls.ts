import { readDieselAlert, type DieselAlert } from '../../domain/diesel/alert.ts';
import { isValues } from '../client/values.ts';
import type { Context } from '../context.ts';
import { CALLS } from '../endpoints.ts';
import { eachOnce, rowsIn } from '../rows/rows.ts';
import { createDieselDeskCalls } from './dieselDeskCalls.ts';
import { createDieselReportCalls } from './dieselReportCalls.ts';

/** The calls about diesel; their code is loaded with the first of them. */
export const createDieselCalls = (context: Context) => ({
  ...createDieselReportCalls(context),
  ...createDieselDeskCalls(context),

  /** Problems with the diesel stock. */
  dieselAlerts: async (): Promise<DieselAlert[]> => {
    const rows = rowsIn(await context.api.call(CALLS.dieselAlerts));
    const { time_zone } = context.day();
    return eachOnce(
      rows.flatMap((raw) => (isValues(raw) ? (readDieselAlert(raw, time_zone) ?? []) : [])),
    );
  },
});
export type DieselCalls = ReturnType<typeof createDieselCalls>;
