import type { DieselIssue } from '../../../domain/diesel/issue.ts';
import type { DieselPurchase } from '../../../domain/diesel/purchase.ts';

const entry = {
  at: '2026-03-02T06:00:00Z',
  branch_id: 1,
  company_id: 1,
  notes: null,
  status: 'posted',
} as const;

/** 100 litres for the first truck, for 270 AED. For stories. */
export const someIssue = (changes: Partial<DieselIssue> & { id: number }): DieselIssue => ({
  ...entry,
  ref: `ISS-2026-${changes.id}`,
  truck_id: 1,
  driver_id: null,
  liters: 100,
  odometer_km: null,
  full_tank: true,
  unit_cost: 2.7,
  total_cost: 270,
  issued_by: 'Nadia Khalil',
  ...changes,
});

/** 1,000 litres invoiced and 999.5 received, for 2,625 AED. For stories. */
export const somePurchase = (
  changes: Partial<DieselPurchase> & { id: number },
): DieselPurchase => ({
  ...entry,
  ref: `PUR-2026-${changes.id}`,
  supplier: 'Desert Star Fuels',
  supplier_trn: null,
  invoice_no: `INV-${changes.id}`,
  delivery_note_no: null,
  liters_invoiced: 1000,
  liters_received: 999.5,
  unit_price: 2.5,
  net: 2500,
  vat: 125,
  total: 2625,
  received_by: 'Nadia Khalil',
  ...changes,
});
