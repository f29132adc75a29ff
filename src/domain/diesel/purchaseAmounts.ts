import { numberOf } from '../base/validation.ts';
import type { Field } from '../records/field.ts';
import type { RecordRule } from '../records/recordType.ts';
import {
  costInFils,
  fromUnitPrice,
  roundHalfUp,
  toAed,
  toFils,
  toLitres,
  toMillilitres,
  toUnitPrice,
  unitPriceOf,
} from './amounts.ts';

/** The VAT rate of the United Arab Emirates since 2018. */
export const VAT_RATE = 0.05;

/** Any two of these give the third: litres, AED per litre before VAT, AED including VAT. */
export const PURCHASE_PARTS = ['liters_invoiced', 'unit_price', 'total'] as const;
export type PurchasePart = (typeof PURCHASE_PARTS)[number];

/** The amounts of an invoice; in litres and AED. */
interface PurchaseAmounts extends Record<PurchasePart, number> {
  net: number;
  vat: number;
}

const vatOf = (netFils: number): number => roundHalfUp(netFils * VAT_RATE);

/** The net amount in a total, in fils; the remainder is the VAT, so that the two add up to it. */
const netOf = (totalFils: number): number => roundHalfUp(totalFils / (1 + VAT_RATE));

const fromNet = (netFils: number, totalFils: number) => ({
  net: toAed(netFils),
  vat: toAed(totalFils - netFils),
  total: toAed(totalFils),
});

/**
 * Computes one of the three from the other two, with net and VAT. Given values stay unchanged: an
 * uneven unit price is rounded to four decimals, and the amounts are not recomputed from it.
 * Undefined if a part is missing or zero makes it unsolvable.
 */
export const purchaseAmounts = (
  given: Readonly<Partial<Record<PurchasePart, unknown>>>,
  wanted: PurchasePart,
): PurchaseAmounts | undefined => {
  const { liters_invoiced: liters, unit_price: price, total } = given;
  const [l, p, t] = [liters, price, total].map(numberOf);
  if (wanted === 'total') {
    if (l === undefined || p === undefined) return undefined;
    const net = costInFils(toMillilitres(l), toUnitPrice(p));
    return { liters_invoiced: l, unit_price: p, ...fromNet(net, net + vatOf(net)) };
  }
  if (t === undefined) return undefined;
  const totalFils = toFils(t);
  const net = netOf(totalFils);
  if (wanted === 'unit_price') {
    const unitPrice = l === undefined ? undefined : unitPriceOf(toMillilitres(l), net);
    if (l === undefined || unitPrice === undefined) return undefined;
    const unit_price = fromUnitPrice(unitPrice);
    return { liters_invoiced: l, unit_price, ...fromNet(net, totalFils) };
  }
  const unitPrice = p === undefined ? 0 : toUnitPrice(p);
  if (p === undefined || unitPrice === 0) return undefined;
  const liters_invoiced = toLitres(roundHalfUp((net * 100_000) / unitPrice));
  return { liters_invoiced, unit_price: p, ...fromNet(net, totalFils) };
};

/**
 * In fils, as litres or price were rounded: the price to four decimals (half of 0.01 fils per
 * litre), or the litres to the millilitre (half of it at that price).
 */
const roundingOf = (liters: number, price: number): number =>
  Math.ceil(Math.max(liters * 0.005, price * 0.05)) + 1;

/** An invoice whose amounts contradict each other is refused at its total. */
export const amountsRule: RecordRule<
  Record<'liters_invoiced' | 'unit_price' | 'net' | 'vat' | 'total', Field>
> = {
  problems: ({ liters_invoiced, unit_price, net, vat, total }) => {
    const [l, p, n, v, t] = [liters_invoiced, unit_price, net, vat, total].map(numberOf);
    if (l === undefined || p === undefined) return {};
    if (n === undefined || v === undefined || t === undefined) return {};
    const expected = costInFils(toMillilitres(l), toUnitPrice(p));
    const isRight =
      toFils(n) + toFils(v) === toFils(t) &&
      Math.abs(toFils(v) - vatOf(toFils(n))) <= 1 &&
      Math.abs(toFils(n) - expected) <= roundingOf(l, p);
    return isRight ? {} : { total: { code: 'amountsDiffer' } };
  },
};

/** What was invoiced and did not arrive; negative if more arrived. Undefined if either is unknown. */
export const deliveryShortfall = (
  invoiced: unknown,
  received: unknown,
): { liters: number; share: number } | undefined => {
  const [sold, arrived] = [invoiced, received].map(numberOf);
  if (sold === undefined || arrived === undefined || sold <= 0) return undefined;
  const missing = toMillilitres(sold) - toMillilitres(arrived);
  return { liters: toLitres(missing), share: missing / toMillilitres(sold) };
};
