import { emptyRow } from '../records/values.ts';
import { dieselExtractions, type DieselExtraction } from './extraction.ts';
import { dieselIssues, type DieselIssue } from './issue.ts';
import { dieselPurchases, type DieselPurchase } from './purchase.ts';

const ENTRY = { at: '2026-03-09T06:30:00Z', branch_id: 1, company_id: 1 };

/** An issue with only the fields that matter to a test filled in. */
export const issueWith = (values: Partial<DieselIssue> & { id: number }): DieselIssue => ({
  ...emptyRow(dieselIssues),
  ...ENTRY,
  ref: `ISS-2026-0000${values.id}`,
  truck_id: 1,
  liters: 200,
  full_tank: true,
  unit_cost: 2.75,
  total_cost: 550,
  issued_by: 'Nadia Khalil',
  ...values,
});

/** A purchase with only the fields that matter to a test filled in. */
export const purchaseWith = (values: Partial<DieselPurchase> & { id: number }): DieselPurchase => ({
  ...emptyRow(dieselPurchases),
  ...ENTRY,
  ref: `PUR-2026-0000${values.id}`,
  supplier: 'Desert Star Fuels',
  supplier_trn: '100234567800003',
  invoice_no: `INV-${values.id}`,
  liters_invoiced: 1000,
  liters_received: 995,
  unit_price: 2.5,
  net: 2500,
  vat: 125,
  total: 2625,
  received_by: 'Nadia Khalil',
  ...values,
});

/** An extraction with only the fields that matter to a test filled in. */
export const extractionWith = (
  values: Partial<DieselExtraction> & { id: number },
): DieselExtraction => ({
  ...emptyRow(dieselExtractions),
  ...ENTRY,
  ref: `EXT-2026-0000${values.id}`,
  destination_type: 'bowser',
  destination: 'Bowser B-2',
  liters: 300,
  unit_cost: 2.75,
  total_cost: 825,
  extracted_by: 'Nadia Khalil',
  ...values,
});

/** Main tanks, counted on the first of the month. */
export const someStock = () => [
  {
    id: 1,
    branch_id: 1,
    company_id: 1,
    name: 'Main tank OCGLT',
    capacity_l: 60_000,
    reorder_level_l: 18_000,
    liters: 5000,
    cost: 2.75,
    counted_at: '2026-03-08T00:00:00Z',
    counted_by: 'Nadia Khalil',
  },
];
