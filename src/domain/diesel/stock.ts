import { branch, decimal, instant, readOnly, relationship, text } from '../records/field.ts';
import { recordType, type RecordOf } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';
import type { Amounts } from './stockCost.ts';

/** The last count, and what was booked since. */
export const dieselStock = recordType({
  name: RESOURCES.dieselStock,
  label: 'name',
  fields: {
    name: readOnly(text({ required: true })),
    branch_id: readOnly(branch({ required: true })),
    company_id: readOnly(relationship(RESOURCES.companies, { column: false })),
    capacity_l: readOnly(decimal({ unit: 'litres' })),
    reorder_level_l: readOnly(decimal({ unit: 'litres' })),
    /** At the last count. */
    liters: readOnly(decimal({ required: true, unit: 'litres' })),
    cost: readOnly(decimal({ required: true, unit: 'unitPrice' })),
    counted_at: readOnly(instant()),
    counted_by: readOnly(text()),
    /** The last count plus purchases, minus issues and extractions since then, according to the server. */
    book_l: readOnly(decimal({ unit: 'litres' })),
  },
  columns: ['name', 'branch_id', 'book_l', 'liters', 'cost', 'counted_at'],
});

/** A stock as GET stock.php sends it. A server may have no more than branch, company, litres and cost. */
export interface DieselStockRow extends Omit<RecordOf<typeof dieselStock>, keyof Amounts>, Amounts {
  /** When a bowser of which the server has no row was still empty; an instant. */
  opened_at?: string;
}

/** A stock as stored: the book follows from the movements. */
export interface DieselStock extends Omit<RecordOf<typeof dieselStock>, 'book_l'> {}
