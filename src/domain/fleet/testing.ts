import { parseCsv } from '../csv/parse.ts';
import type { FleetDocument } from '../documents/document.ts';
import type { ImportTable } from '../import/importTable.ts';
import { dateSamples, suggestMapping } from '../import/mapping.ts';
import { planImport } from '../import/plan.ts';
import { detectDateOrder } from '../import/readDate.ts';
import type { ImportSetup } from '../import/rowPlanner.ts';
import type { Driver } from './driver.ts';
import type { Trailer } from './trailer.ts';
import type { Truck } from './truck.ts';

const NO_PLATE = {
  plate_emirate: null,
  plate_category: null,
  plate_code: null,
  plate_number: null,
} as const;

/** A truck of which only what matters to a test is filled in. */
export const truckWith = (values: Partial<Truck> = {}): Truck => ({
  id: 1,
  truck_number: 'T-1',
  ...NO_PLATE,
  make: null,
  model: null,
  year: null,
  color: null,
  body_type: null,
  axle_count: null,
  chassis_no: null,
  company_id: null,
  registration_expiry: null,
  insurance_company: null,
  insurance_expiry: null,
  road_permit_expiry: null,
  gatepass_expiry: null,
  tracking_status: 'none',
  tracking_provider: null,
  tracking_last_seen: null,
  odometer_km: null,
  fuel_tank_capacity_l: null,
  expected_l_per_100km: null,
  status: 'active',
  notes: null,
  ...values,
});

/** A trailer of which only what matters to a test is filled in. */
export const trailerWith = (values: Partial<Trailer> = {}): Trailer => ({
  id: 1,
  trailer_number: 'TR-1',
  type: null,
  ...NO_PLATE,
  make: null,
  model: null,
  color: null,
  year: null,
  axle_count: null,
  company_id: null,
  tir_number: null,
  tir_expiry: null,
  registration_expiry: null,
  insurance_expiry: null,
  load_state: 'empty',
  temp_min_c: null,
  temp_max_c: null,
  status: 'active',
  notes: null,
  ...values,
});

/** A driver of whom only what matters to a test is filled in. */
export const driverWith = (values: Partial<Driver> = {}): Driver => ({
  id: 1,
  driver_id: 'D-1',
  name: 'Omar',
  name_ar: null,
  uae_number: null,
  phone: null,
  email: null,
  company_id: null,
  truck_id: null,
  trailer_id: null,
  gatepass_expiry: null,
  road_permit_expiry: null,
  status: 'active',
  ...values,
});

/** A document of which only what matters to a test is filled in. */
export const documentWith = (values: Partial<FleetDocument> = {}): FleetDocument => ({
  id: 1,
  title: 'Paper',
  category: 'other',
  holder_type: null,
  holder_id: null,
  document_number: null,
  issuing_authority: null,
  issue_date: null,
  expiry_date: null,
  notes: null,
  file_name: 'paper.pdf',
  mime: 'application/pdf',
  size_bytes: 1000,
  file: '/uploads/paper.pdf',
  version: 1,
  replaces_id: null,
  uploaded_by: 'Omar Haddad',
  uploaded_at: '2026-01-05T08:00:00Z',
  ...values,
});

/** What the import screen makes of a text before the user corrects anything. */
export const planOfText = <Field extends string>(
  table: ImportTable<Field>,
  text: string,
  options: Partial<ImportSetup<Field>> = {},
) => {
  const csv = parseCsv(text);
  const mapping = suggestMapping(csv.header, table);
  const dateOrder = detectDateOrder(dateSamples(csv.rows, table, mapping));
  return planImport({ table, csv, mapping, dateOrder, existing: [], ...options });
};
