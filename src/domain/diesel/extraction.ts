import { branchKey } from '../base/branch.ts';
import type { Problems } from '../base/validation.ts';
import { dayFilters } from '../records/dayFilters.ts';
import { decimal, readOnly, select, text } from '../records/field.ts';
import { recordType, type Draft, type RecordOf } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';
import { closingFields, entryFields, headSection, LITRES, PRICE } from './entry.ts';

export const EXTRACTION_DESTINATIONS = ['bowser', 'branch', 'equipment', 'waste', 'other'] as const;

/**
 * Extracted to these, diesel arrives in another tank, if that is known. A bowser that the server
 * lists among its branches is filled, issues, is counted and reconciled like a yard's tank.
 */
const TANKS: readonly unknown[] = ['branch', 'bowser'];
export const isToTank = (destinationType: unknown): boolean => TANKS.includes(destinationType);

/** A transfer to a branch names it; no tank fills itself. */
const transferProblems = ({
  branch_id,
  destination_type,
  destination,
}: Draft): Problems<string> => {
  if (!isToTank(destination_type)) return {};
  const to = branchKey(destination);
  // A bowser may go without a name.
  const isOther = to === undefined ? destination_type !== 'branch' : to !== branchKey(branch_id);
  return isOther ? {} : { destination: { code: 'otherBranch' } };
};

export const dieselExtractions = recordType({
  name: RESOURCES.dieselExtractions,
  label: 'ref',
  fields: {
    ...entryFields,
    destination_type: select(EXTRACTION_DESTINATIONS, { required: true }),
    /** Where to; for a transfer, the name of the other branch or of the bowser. */
    destination: text({ max: 255, search: true }),
    liters: decimal(LITRES),
    /** AED per litre when it was taken. */
    unit_cost: decimal(PRICE),
    total_cost: readOnly(decimal({ unit: 'money' })),
    reason: text({ max: 1000, search: true }),
    extracted_by: readOnly(text({ required: true, search: true })),
    ...closingFields,
  },
  rules: [{ problems: transferProblems }],
  ownFilters: dayFilters,
  filters: ['from', 'to', 'branch_id', 'destination_type'],
  columns: ['ref', 'at', 'branch_id', 'destination_type', 'destination', 'liters', 'total_cost'],
  sections: {
    ...headSection,
    main: ['destination_type', 'destination', 'liters', 'reason'],
    voucher: ['branch_id', 'extracted_by', 'unit_cost', 'total_cost'],
  },
});

export interface DieselExtraction extends RecordOf<typeof dieselExtractions> {}
