import type { Dataset, StoredStock } from '../../api/store/collections.ts';
import { addDays } from '../domain/base/dates.ts';
import { testDay } from '../domain/base/testing.ts';
import type { DieselExtraction } from '../domain/diesel/extraction.ts';
import type { DieselIssue } from '../domain/diesel/issue.ts';
import type { DieselPurchase } from '../domain/diesel/purchase.ts';
import { truckWith } from '../domain/fleet/testing.ts';

/** An instant in the morning, the given number of days ago. */
export const daysAgo = (days: number): string => `${addDays(testDay().today, -days)}T06:00:00.000Z`;

const entry = { branch_id: 1, company_id: 1, notes: null, status: 'posted' as const };

export const buildStock = (given: Partial<StoredStock> = {}): StoredStock => ({
  id: 1,
  branch_id: 1,
  company_id: 1,
  name: 'Main tank',
  capacity_l: 60_000,
  reorder_level_l: 18_000,
  liters: 20_000,
  cost: 2.8,
  counted_at: daysAgo(10),
  counted_by: 'Nadia Khalil',
  ...given,
});

export const buildIssue = (given: Partial<DieselIssue> & { id: number }): DieselIssue => ({
  ref: `ISS-${given.id}`,
  at: daysAgo(5),
  truck_id: 1,
  truck_number: null,
  driver_id: 1,
  driver_name: null,
  liters: 200,
  odometer_km: null,
  full_tank: true,
  unit_cost: 2.8,
  total_cost: 560,
  issued_by: 'Nadia Khalil',
  ...entry,
  ...given,
});

export const buildPurchase = (given: Partial<DieselPurchase> & { id: number }): DieselPurchase => ({
  ref: `PUR-${given.id}`,
  at: daysAgo(4),
  supplier: 'Desert Star Fuels',
  supplier_trn: null,
  invoice_no: `INV-${given.id}`,
  delivery_note_no: null,
  liters_invoiced: 10_000,
  liters_received: 10_000,
  unit_price: 2.9,
  net: 29_000,
  vat: 1450,
  total: 30_450,
  received_by: 'Nadia Khalil',
  ...entry,
  ...given,
});

export const buildExtraction = (
  given: Partial<DieselExtraction> & { id: number },
): DieselExtraction => ({
  ref: `EXT-${given.id}`,
  at: daysAgo(3),
  destination_type: 'equipment',
  destination: 'Generator, yard 3',
  liters: 500,
  unit_cost: 2.8,
  total_cost: 1400,
  reason: 'Power cut',
  extracted_by: 'Nadia Khalil',
  ...entry,
  ...given,
});

/**
 * Two branches with a few vouchers of each kind. By the book OCGLT holds 20,000 + 10,000 - 6 × 200 - 500
 * - 1,000 = 27,300 litres and Alain 6,000 + 1,000 = 7,000, which is below its reorder level.
 */
export const someDiesel = () =>
  ({
    trucks: [
      truckWith({ id: 1, truck_number: 'T-101', fuel_tank_capacity_l: 400 }),
      truckWith({ id: 2, truck_number: 'T-102', fuel_tank_capacity_l: 150 }),
    ],
    diesel_stock: [
      buildStock({ name: 'Main tank OCGLT' }),
      buildStock({
        id: 2,
        branch_id: 2,
        name: 'Main tank Alain',
        capacity_l: 40_000,
        reorder_level_l: 12_000,
        liters: 6000,
        counted_at: daysAgo(45),
      }),
    ],
    diesel_issues: [
      ...[9, 8, 7, 6, 5].map((days, index) =>
        buildIssue({ id: index + 1, at: daysAgo(days), odometer_km: 100_000 + index * 600 }),
      ),
      // Exceeds the tank of T-102.
      buildIssue({ id: 6, truck_id: 2, driver_id: 2, at: daysAgo(2), odometer_km: 50_000 }),
      buildIssue({ id: 7, at: daysAgo(1), status: 'void', liters: 9000 }),
      buildIssue({ id: 8, at: daysAgo(11), liters: 100 }),
    ],
    diesel_purchases: [buildPurchase({ id: 1, liters_invoiced: 10_100 })],
    diesel_extractions: [
      buildExtraction({ id: 1 }),
      buildExtraction({
        id: 2,
        destination_type: 'branch',
        destination: 'Alain',
        liters: 1000,
        total_cost: 2800,
      }),
    ],
  }) satisfies Partial<Dataset>;
