import { branchOf } from '../people/branch.ts';
import { branch, decimal, instant, readOnly, relationship, text } from '../records/field.ts';
import { recordType, type RecordOf } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';

/** The stock of each branch's tank: the last count, and what was booked since. */
export const dieselStock = recordType({
  name: RESOURCES.dieselStock,
  label: 'name',
  fields: {
    name: readOnly(text({ required: true })),
    branch_id: readOnly(branch({ required: true })),
    company_id: readOnly(relationship(RESOURCES.companies, { column: false })),
    capacity_l: readOnly(decimal({ grouped: true })),
    reorder_level_l: readOnly(decimal({ grouped: true })),
    /** At the last count. */
    liters: readOnly(decimal({ required: true, grouped: true })),
    /** AED per litre at the last count. */
    cost: readOnly(decimal({ required: true })),
    counted_at: readOnly(instant()),
    counted_by: readOnly(text()),
    /** The last count plus purchases, minus issues and extractions since then, according to the server. */
    book_l: readOnly(decimal({ grouped: true })),
  },
  // A branch has one stock, which identifies it even if a server sends no ids.
  rules: [
    {
      received: (row) => ({
        ...row,
        id: row['id'] ?? row['branch_id'],
        name: row['name'] ?? branchOf(row).name ?? '',
      }),
    },
  ],
  columns: ['name', 'branch_id', 'book_l', 'liters', 'cost', 'counted_at'],
});

/** A stock as GET stock.php sends it. A server may have no more than branch, company, litres and cost. */
export interface DieselStockRow extends RecordOf<typeof dieselStock> {}

/** A stock as stored: the book follows from the movements. */
export interface DieselStock extends Omit<DieselStockRow, 'book_l'> {}
