import { BOWSERS, BRANCHES } from '../../api/branches.ts';
import { money } from '../../api/money.ts';
import type { StoredStock } from '../../api/store/collections.ts';
import type { DieselExtraction } from '../../src/domain/diesel/extraction.ts';
import type { DieselIssue } from '../../src/domain/diesel/issue.ts';
import type { DieselPurchase } from '../../src/domain/diesel/purchase.ts';
import { VAT_RATE } from '../../src/domain/diesel/purchaseAmounts.ts';
import type { Driver } from '../../src/domain/fleet/drivers.ts';
import type { Truck } from '../../src/domain/fleet/trucks.ts';
import type { Calendar } from './calendar.ts';
import { Random } from './random.ts';

const COUNTED_DAYS_AGO = 10;
const REFILL_BELOW = 0.35;
const CAPACITIES = [60_000, 40_000] as const;
const SUPPLIERS = [
  { supplier: 'Desert Star Fuels', supplier_trn: '100234567800003' },
  { supplier: 'Emirates Coast Petroleum', supplier_trn: '100765432100003' },
] as const;
const MAX_ISSUES_A_DAY = 9;

/** An official price for each month, as the Fuel Price Committee would announce it. */
const priceOf = (day: string): number => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return money(2.7 + (((year * 12 + month) * 7) % 9) * 0.05);
};

export interface DieselData {
  issues: DieselIssue[];
  purchases: DieselPurchase[];
  extractions: DieselExtraction[];
  stock: StoredStock[];
  /** Each truck's odometer after its last fill. */
  odometers: Map<number, number>;
}

type Branch = (typeof BRANCHES)[number] & { capacity: number; level: number; issuer: string };

/** Simulates the days one after the other, so that levels and odometers follow from what was pumped. */
class DieselPlay {
  readonly data: DieselData = {
    issues: [],
    purchases: [],
    extractions: [],
    stock: [],
    odometers: new Map(),
  };
  readonly #random: Random;
  readonly #calendar: Calendar;
  readonly #trucks: readonly Truck[];
  readonly #driverOf: Map<number | null, Driver>;

  constructor(
    seed: number,
    calendar: Calendar,
    trucks: readonly Truck[],
    drivers: readonly Driver[],
  ) {
    this.#random = new Random(seed, 'diesel');
    this.#calendar = calendar;
    this.#trucks = trucks.filter(({ status }) => status === 'active');
    this.#driverOf = new Map(drivers.map((driver) => [driver.truck_id, driver]));
  }

  run(days: number): DieselData {
    const branches: Branch[] = BRANCHES.map((branch, index) => ({
      ...branch,
      capacity: CAPACITIES[index % CAPACITIES.length] ?? 0,
      level: (CAPACITIES[index % CAPACITIES.length] ?? 0) * 0.7,
      issuer: index === 0 ? 'Nadia Khalil' : 'Priya Nair',
    }));
    for (let offset = -days; offset < 0; offset += 1) {
      for (const branch of branches) {
        this.#day(branch, offset);
        if (offset === -Math.min(COUNTED_DAYS_AGO, days)) this.#count(branch, offset);
      }
    }
    if (days === 0) for (const branch of branches) this.#count(branch, -1);
    return this.data;
  }

  #day(branch: Branch, offset: number) {
    if (branch.level < branch.capacity * REFILL_BELOW) this.#purchase(branch, offset);
    const issues = Math.min(
      this.#random.int(5, MAX_ISSUES_A_DAY),
      Math.ceil(this.#trucks.length / 6),
    );
    for (let index = 0; index < issues; index += 1) this.#issue(branch, offset);
    if (this.#random.chance(0.08)) this.#extract(branch, offset);
  }

  #entry(prefix: string, count: number, branch: Branch, offset: number) {
    const day = this.#calendar.day(offset);
    return {
      id: count + 1,
      ref: `${prefix}-${day.slice(0, 4)}-${String(count + 1).padStart(5, '0')}`,
      at: this.#calendar.instant(offset, this.#random),
      branch_id: branch.id,
      company_id: 1,
      notes: null,
      status: 'posted' as const,
    };
  }

  #issue(branch: Branch, offset: number) {
    const random = this.#random;
    const truck = random.pick(this.#trucks);
    const tank = truck.fuel_tank_capacity_l ?? 400;
    const isFull = random.chance(0.85);
    // One fill in a hundred exceeds the tank, for the anomaly rules to find.
    const share = random.chance(0.01) ? 1.15 : isFull ? 0.55 + random.next() * 0.4 : 0.3;
    const liters = Math.round(tank * share);
    const perKm = ((truck.expected_l_per_100km ?? 33) * (0.9 + random.next() * 0.25)) / 100;
    const before = this.data.odometers.get(truck.id) ?? truck.odometer_km ?? 0;
    const odometer_km = before + Math.round(liters / perKm);
    this.data.odometers.set(truck.id, odometer_km);
    branch.level -= liters;
    const unit_cost = priceOf(this.#calendar.day(offset));
    this.data.issues.push({
      ...this.#entry('ISS', this.data.issues.length, branch, offset),
      truck_id: truck.id,
      truck_number: null,
      driver_id: this.#driverOf.get(truck.id)?.id ?? null,
      driver_name: null,
      liters,
      odometer_km,
      full_tank: isFull,
      unit_cost,
      total_cost: money(liters * unit_cost),
      issued_by: branch.issuer,
    });
  }

  #purchase(branch: Branch, offset: number) {
    const random = this.#random;
    const supplier = random.pick(SUPPLIERS);
    const liters_invoiced = Math.round((branch.capacity * 0.6) / 1000) * 1000;
    const liters_received = Math.round(liters_invoiced * (1 - random.next() * 0.006));
    const unit_price = money(priceOf(this.#calendar.day(offset)) - 0.04);
    const net = money(liters_invoiced * unit_price);
    const vat = money(net * VAT_RATE);
    branch.level += liters_received;
    this.data.purchases.push({
      ...this.#entry('PUR', this.data.purchases.length, branch, offset),
      ...supplier,
      invoice_no: `INV-${10_001 + this.data.purchases.length}`,
      delivery_note_no: `DN-${random.digits(6)}`,
      liters_invoiced,
      liters_received,
      unit_price,
      net,
      vat,
      total: money(net + vat),
      received_by: branch.issuer,
    });
  }

  #extract(branch: Branch, offset: number) {
    const liters = this.#random.int(50, 600);
    const unit_cost = priceOf(this.#calendar.day(offset));
    branch.level -= liters;
    const [destination_type, destination, reason] = this.#random.pick([
      ['bowser', 'Bowser B-2', 'Refuelling at the site'],
      ['equipment', 'Generator, yard 3', 'Power cut'],
      ['equipment', 'Forklift F-7', 'Weekly fill'],
      ['waste', null, 'Tank bottom drained'],
    ] as const);
    this.data.extractions.push({
      ...this.#entry('EXT', this.data.extractions.length, branch, offset),
      destination_type,
      destination,
      liters,
      unit_cost,
      total_cost: money(liters * unit_cost),
      reason,
      extracted_by: branch.issuer,
    });
  }

  #count(branch: Branch, offset: number) {
    this.data.stock.push({
      id: this.data.stock.length + 1,
      branch_id: branch.id,
      company_id: 1,
      name: branch.name,
      capacity_l: branch.capacity,
      reorder_level_l: Math.round(branch.capacity * 0.3),
      liters: Math.round(branch.level),
      cost: priceOf(this.#calendar.day(offset)),
      counted_at: `${this.#calendar.day(offset)}T18:00:00Z`,
      counted_by: branch.issuer,
    });
  }
}

const inOrder = <Entry extends { at: string }>(entries: Entry[]) =>
  entries.toSorted((a, b) => a.at.localeCompare(b.at));

export const generateDiesel = (
  seed: number,
  days: number,
  calendar: Calendar,
  fleet: { trucks: readonly Truck[]; drivers: readonly Driver[]; bowsers: number },
): DieselData => {
  const data = new DieselPlay(seed, calendar, fleet.trucks, fleet.drivers).run(days);
  const [yard] = data.stock;
  const bowsers = BOWSERS.slice(0, yard ? fleet.bowsers : 0).map(({ id, name }): StoredStock => ({
    ...(yard as StoredStock),
    id,
    branch_id: id,
    name,
    capacity_l: 5000,
    reorder_level_l: 500,
    liters: 0,
  }));
  return { ...data, stock: [...data.stock, ...bowsers], issues: inOrder(data.issues) };
};
