import { maxLength, oneOf, required } from '../../../src/domain/base/validation.ts';
import { EXTRACTION_DESTINATIONS } from '../../../src/domain/diesel/extraction.ts';
import { BRANCHES } from '../../../src/domain/people/branch.ts';
import type { Api } from '../api.ts';
import type { FieldErrors, Json } from '../call.ts';
import { checkAll, checkAmounts, checkLinks } from './checks.ts';
import type { FieldType } from './fields.ts';
import type { RecordKind } from './recordKind.ts';

const MAX_LITERS = 100_000;
const MAX_PRICE = 100;
const LITERS = { min: 0.1, max: MAX_LITERS, needed: true };
const PRICE = { min: 0, max: MAX_PRICE, needed: true };

const ENTRY_FIELDS = {
  at: 'text',
  branch_id: 'integer',
  company_id: 'integer',
  notes: 'text',
} as const satisfies Record<string, FieldType>;

const EMPTY_ENTRY = {
  ref: '',
  at: '',
  branch_id: 0,
  company_id: null,
  notes: null,
  status: 'posted',
} as const;

export const branchProblems = ({ branch_id }: Json): FieldErrors =>
  BRANCHES.some(({ id }) => id === branch_id) ? {} : { branch_id: 'There is no such branch' };

const instantProblems = ({ at }: Json): FieldErrors =>
  at === '' || !Number.isNaN(Date.parse(String(at))) ? {} : { at: 'Not a point in time' };

const entryProblems = (draft: Json, api: Api): FieldErrors => ({
  ...branchProblems(draft),
  ...instantProblems(draft),
  ...checkAll({ notes: [maxLength(2000)] }, draft),
  ...checkLinks(draft, api, { company_id: 'companies', truck_id: 'trucks', driver_id: 'drivers' }),
});

const label = ({ ref }: { ref: string }) => ref;

export const issueKind: RecordKind<'diesel_issues'> = {
  collection: 'diesel_issues',
  resource: 'diesel/issues',
  noun: 'issue',
  fields: {
    ...ENTRY_FIELDS,
    truck_id: 'integer',
    driver_id: 'integer',
    liters: 'number',
    odometer_km: 'integer',
    full_tank: 'boolean',
    unit_cost: 'number',
  },
  empty: {
    ...EMPTY_ENTRY,
    truck_id: 0,
    driver_id: null,
    liters: 0,
    odometer_km: null,
    full_tank: true,
    unit_cost: 0,
    total_cost: 0,
    issued_by: '',
  },
  problems: (draft, api) => ({
    ...entryProblems(draft, api),
    ...checkAmounts(draft, {
      liters: LITERS,
      unit_cost: PRICE,
      odometer_km: { min: 0, max: 5_000_000 },
    }),
  }),
  label,
};

export const purchaseKind: RecordKind<'diesel_purchases'> = {
  collection: 'diesel_purchases',
  resource: 'diesel/purchases',
  noun: 'purchase',
  fields: {
    ...ENTRY_FIELDS,
    supplier: 'text',
    invoice_no: 'text',
    delivery_note_no: 'text',
    liters_invoiced: 'number',
    liters_received: 'number',
    unit_price: 'number',
  },
  empty: {
    ...EMPTY_ENTRY,
    supplier: '',
    invoice_no: '',
    delivery_note_no: null,
    liters_invoiced: 0,
    liters_received: 0,
    unit_price: 0,
    net: 0,
    vat: 0,
    total: 0,
    received_by: '',
  },
  problems: (draft, api) => ({
    ...entryProblems(draft, api),
    ...checkAll(
      {
        supplier: [required, maxLength(255)],
        invoice_no: [required, maxLength(100)],
        delivery_note_no: [maxLength(100)],
      },
      draft,
    ),
    ...checkAmounts(draft, {
      liters_invoiced: LITERS,
      liters_received: LITERS,
      unit_price: PRICE,
    }),
  }),
  label,
};

export const extractionKind: RecordKind<'diesel_extractions'> = {
  collection: 'diesel_extractions',
  resource: 'diesel/extractions',
  noun: 'extraction',
  fields: {
    ...ENTRY_FIELDS,
    destination_type: 'text',
    destination: 'text',
    liters: 'number',
    unit_cost: 'number',
    reason: 'text',
  },
  empty: {
    ...EMPTY_ENTRY,
    destination_type: 'other',
    destination: null,
    liters: 0,
    unit_cost: 0,
    reason: null,
    extracted_by: '',
  },
  problems: (draft, api) => ({
    ...entryProblems(draft, api),
    ...checkAll(
      {
        destination_type: [oneOf(EXTRACTION_DESTINATIONS)],
        destination: [maxLength(255)],
        reason: [maxLength(1000)],
      },
      draft,
    ),
    ...checkAmounts(draft, { liters: LITERS, unit_cost: PRICE }),
  }),
  label,
};
