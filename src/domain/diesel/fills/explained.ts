import { VOUCHER_LISTS, type VoucherListName } from '../ledger/movements.ts';

/** Why an anomaly is not a problem, or what was done about it. */
export interface Explanation {
  why: string;
  by: string;
  /** An instant. */
  at: string;
}

export type Explained = Readonly<Record<string, Explanation>>;

/** The rules that vouchers of each list can break. */
const RULES = {
  issues: ['overTank', 'unusualUse', 'odometer', 'twoFills', 'onVacation'],
  purchases: ['price', 'shortDelivery'],
  extractions: [],
} as const satisfies Readonly<Record<VoucherListName, readonly string[]>>;

type Rule = (typeof RULES)[VoucherListName][number];

/** The ID of what a voucher contradicts by a rule; stable each time it is found. */
export const anomalyId = (rule: Rule, voucher: number | string): string => `${rule}-${voucher}`;

/** The voucher of an anomaly by its ID; undefined if it is none. */
export const voucherOf = (anomaly: string): { list: VoucherListName; id: string } | undefined => {
  const rule = anomaly.slice(0, anomaly.indexOf('-'));
  const list = VOUCHER_LISTS.find((name) => RULES[name].some((own) => own === rule));
  return list && { list, id: anomaly.slice(rule.length + 1) };
};

export const explanationsOf = (
  explained: Explained,
  list: VoucherListName,
  voucher: number | string,
): (Explanation & { rule: Rule })[] =>
  RULES[list].flatMap((rule) => {
    const found = explained[anomalyId(rule, voucher)];
    return found ? [{ ...found, rule }] : [];
  });
