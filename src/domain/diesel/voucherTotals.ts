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

/** Adds up two fields of vouchers, in whole millilitres and fils. */
export const voucherTotals = (
  rows: readonly object[],
  fields: { liters: string; money: string },
): VoucherTotals => {
  let [ml, fils, unknown, voided] = [0, 0, 0, 0];
  for (const voucher of rows) {
    const row: Row = { ...voucher };
    const [liters, money] = [row[fields.liters], row[fields.money]];
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
