import { toAed, toFils, toLitres, toMillilitres } from './amounts.ts';

interface VoucherTotals {
  /** Undefined if no voucher says. */
  liters: number | undefined;
  money: number | undefined;
  /** Vouchers with unknown litres or money. */
  unknown: number;
  /** Void ones do not count. */
  voided: number;
}

/** In whole millilitres and fils; purchases as received, with VAT. */
export const voucherTotals = (rows: readonly object[]): VoucherTotals => {
  const vouchers = rows.map((row): Readonly<Record<string, unknown>> => ({ ...row }));
  const counted = vouchers.filter(({ status }) => status !== 'void');
  const amounts = counted.map((row) =>
    'liters_received' in row
      ? [row['liters_received'], row['total']]
      : [row['liters'], row['total_cost']],
  );
  const unknown = amounts.filter((own) => own.some((value) => typeof value !== 'number')).length;
  const sumOf = (place: number, toWhole: (value: number) => number) => {
    const known = amounts.map((own) => own[place]).filter((value) => typeof value === 'number');
    if (known.length === 0 && unknown > 0) return undefined;
    return known.reduce((sum, value) => sum + toWhole(value), 0);
  };
  const [ml, fils] = [sumOf(0, toMillilitres), sumOf(1, toFils)];
  return {
    liters: ml === undefined ? undefined : toLitres(ml),
    money: fils === undefined ? undefined : toAed(fils),
    unknown,
    voided: rows.length - counted.length,
  };
};
