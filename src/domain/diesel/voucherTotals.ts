import { toAed, toFils, toLitres, toMillilitres } from './amounts.ts';

export interface VoucherTotals {
  /** Undefined if no voucher says. */
  liters: number | undefined;
  money: number | undefined;
  /** Vouchers with unknown litres or money. */
  unknown: number;
  /** Void ones do not count. */
  voided: number;
}

type Row = Readonly<Record<string, unknown>>;

/** In whole millilitres and fils; purchases as received, with VAT. */
export const voucherTotals = (rows: readonly object[]): VoucherTotals => {
  let [unknown, voided] = [0, 0];
  let [ml, fils]: (number | undefined)[] = [];
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
    if (typeof liters === 'number') ml = (ml ?? 0) + toMillilitres(liters);
    if (typeof money === 'number') fils = (fils ?? 0) + toFils(money);
    if (typeof liters !== 'number' || typeof money !== 'number') unknown += 1;
  }
  const isNone = unknown === 0;
  return {
    liters: ml === undefined && !isNone ? undefined : toLitres(ml ?? 0),
    money: fils === undefined && !isNone ? undefined : toAed(fils ?? 0),
    unknown,
    voided,
  };
};
