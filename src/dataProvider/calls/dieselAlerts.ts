import { readDieselAlert, type DieselAlert } from '../../domain/diesel/alert.ts';
import { isValues } from '../client/values.ts';
import type { Context } from '../context.ts';
import { CALLS } from '../endpoints.ts';
import { rowsIn } from '../rows/rows.ts';

export const readDieselAlerts = async ({ api }: Pick<Context, 'api'>): Promise<DieselAlert[]> => {
  const rows = rowsIn(await api.call(CALLS.dieselAlerts));
  return rows.flatMap((raw) => (isValues(raw) ? (readDieselAlert(raw) ?? []) : []));
};
