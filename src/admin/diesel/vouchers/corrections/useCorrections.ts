import { useListContext, useRecordContext, useResourceContext } from 'react-admin';

import { dayOf } from '../../../../domain/base/dates.ts';
import {
  correctionsIn,
  type Correctable,
  type Corrections,
} from '../../../../domain/diesel/corrections.ts';
import { useAllRows } from '../../../kit/allRows.ts';
import { useCompanyDay } from '../../../kit/useCompanyDay.ts';

/** A voucher of any kind, as far as corrections need it. */
export interface Voucher extends Correctable {
  readonly at?: string | null;
  readonly branch_id?: unknown;
  readonly unit_cost?: number | null;
}

/** Computed once per list, however many cells ask. */
const known = new WeakMap<readonly Voucher[], Corrections<Voucher>>();

const correctionsOf = (rows: readonly Voucher[] | undefined): Corrections<Voucher> | undefined => {
  if (!rows) return undefined;
  const found = known.get(rows) ?? correctionsIn(rows);
  known.set(rows, found);
  return found;
};

/** How the vouchers of a filtered list correct each other: a counter-voucher has what its original has. */
export const useListCorrections = (): Corrections<Voucher> | undefined => {
  const { resource, filterValues, sort } = useListContext();
  return correctionsOf(useAllRows<Voucher>(resource, { filter: filterValues, sort }).data);
};

/** How the voucher of the page and those of its branch since then correct each other. */
export const usePageCorrections = (): Corrections<Voucher> | undefined => {
  const { time_zone } = useCompanyDay();
  const record = useRecordContext<Voucher>();
  const from = dayOf(record?.at ?? '', time_zone);
  const { data } = useAllRows<Voucher>(useResourceContext() ?? '', {
    filter: { branch_id: record?.branch_id, from },
    enabled: from !== undefined,
  });
  return correctionsOf(data);
};
