import { branch, instant, readOnly, relationship, select, text } from '../records/field.ts';
import { RESOURCES } from '../records/resources.ts';

const ENTRY_STATUSES = ['posted', 'void'] as const;

export type Sent<Row> = {
  readonly [Name in Exclude<keyof Row, 'id' | 'status'>]?: Row[Name] | null;
} & { id: number | string; status?: string | null };

/** The most litres that one voucher can have; more is a typing error. */
const MAX_LITRES = 100_000;
/** The highest price per litre, in AED. */
export const MAX_PRICE = 100;

/** Litres of a voucher, to the millilitre. */
export const LITRES = { required: true, min: 0.001, max: MAX_LITRES, unit: 'litres' } as const;

export const PRICE = { min: 0, max: MAX_PRICE, unit: 'unitPrice' } as const;

/** The number is given by the server. */
export const entryFields = {
  ref: readOnly(text({ required: true, search: true })),
  at: instant({ required: true, initial: 'now' }),
  branch_id: branch({ required: true }),
  company_id: relationship(RESOURCES.companies, { column: false }),
};

/** A void one stays in the books but does not count. */
export const closingFields = {
  notes: text({ max: 2000, multiline: true, search: true }),
  status: readOnly(
    select(ENTRY_STATUSES, { default: 'posted', tones: { posted: 'good', void: 'neutral' } }),
  ),
};

/** What the head of a voucher's page shows, so that no section of the page repeats it. */
export const headSection = { head: ['ref', 'at', 'status', 'notes'] } as const;
