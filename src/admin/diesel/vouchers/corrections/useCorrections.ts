import { useListContext, useRecordContext, useResourceContext } from 'react-admin';

import { dayOf } from '../../../../domain/base/dates.ts';
import {
  correctionsIn,
  type Correctable,
  type Corrections,
} from '../../../../domain/diesel/corrections.ts';
import { twinsIn } from '../../../../domain/diesel/twins.ts';
import { useAllRows } from '../../../kit/allRows.ts';
import { useCompanyDay } from '../../../kit/texts/useCompanyDay.ts';

/** A voucher of any kind, as far as corrections need it. */
export interface Voucher extends Correctable {
  readonly branch_id?: unknown;
  readonly destination_type?: unknown;
  readonly destination?: unknown;
  readonly unit_cost?: number | null;
}

/** What some vouchers of one kind are to each other. */
interface Relations extends Corrections<Voucher> {
  /** Those that look like one recorded twice, each with its twins. */
  twins: ReadonlyMap<Voucher['id'], readonly Voucher[]>;
}

/** Computed once per list, however many cells ask. */
const known = new WeakMap<readonly Voucher[], Relations>();

const relationsOf = (rows: readonly Voucher[] | undefined): Relations | undefined => {
  if (!rows) return undefined;
  const found = known.get(rows) ?? { ...correctionsIn(rows), twins: twinsIn(rows) };
  known.set(rows, found);
  return found;
};

/** What the vouchers of a filtered list are to each other: a counter-voucher has what its original has. */
export const useListCorrections = (): Relations | undefined => {
  const { resource, filterValues, sort } = useListContext();
  return relationsOf(useAllRows<Voucher>(resource, { filter: filterValues, sort }).data);
};

/** What replaces a voucher taken back may be of another branch, or of an earlier day. */
export const lacksReplacement = (
  { takenBackBy, replacedBy }: Corrections<Voucher>,
  { id }: Voucher,
): boolean => takenBackBy.has(id) && !replacedBy.has(id);

export const useCorrectionsOf = (voucher: Voucher | undefined): Relations | undefined => {
  const { time_zone } = useCompanyDay();
  const resource = useResourceContext() ?? '';
  const from = dayOf(voucher?.at ?? '', time_zone);
  const { data } = useAllRows<Voucher>(resource, {
    filter: { branch_id: voucher?.branch_id, from },
    enabled: from !== undefined,
  });
  const near = relationsOf(data);
  const isOpen = voucher !== undefined && near !== undefined && lacksReplacement(near, voucher);
  const all = useAllRows<Voucher>(resource, { enabled: isOpen });
  return isOpen ? relationsOf(all.data) : near;
};

export const usePageCorrections = () => useCorrectionsOf(useRecordContext<Voucher>());
