import { toAed, toFils, toLitres, toMillilitres } from './amounts.ts';

/** The totals of some vouchers. */
export interface VoucherTotals {
  liters: number;
  money: number;
  /** Vouchers with unknown litres or money. */
  unknown: number;
  /** Void ones do not count. */
  voided: number;
}

type Row = Readonly<Record<string, unknown>>;

/** Adds up vouchers of one kind, in whole millilitres and fils; purchases as received, with VAT. */
export const voucherTotals = (rows: readonly object[]): VoucherTotals => {
  let [ml, fils, unknown, voided] = [0, 0, 0, 0];
  for (const voucher of rows) {
    const row: Row = { ...voucher };
    const [liters, money] =
      'liters_received' in row
        ? [row['liters_received'], row['total']]
        : [row['liters'], row['total_cost']];
    if (row['status'] === 'void') {
      voided += 1;
      continue;
    }
    if (typeof liters === 'number') ml += toMillilitres(liters);
    if (typeof money === 'number') fils += toFils(money);
    if (typeof liters !== 'number' || typeof money !== 'number') unknown += 1;
  }
  return { liters: toLitres(ml), money: toAed(fils), unknown, voided };
};
