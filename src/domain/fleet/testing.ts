import type { IsoDate } from '../base/dates.ts';
import { testDay } from '../base/testing.ts';
import { parseCsv } from '../csv/parse.ts';
import { documents, type FleetDocument } from '../documents/documents.ts';
import type { ImportTable } from '../import/importTable.ts';
import { suggestMapping } from '../import/mapping.ts';
import { planImport } from '../import/plan.ts';
import type { ImportSetup } from '../import/rowPlanner.ts';
import type { AnyRecordType } from '../records/recordType.ts';
import { countStats } from '../records/stats.ts';
import { emptyRow } from '../records/values.ts';
import { drivers, type Driver } from './drivers.ts';
import { trailers, type Trailer } from './trailers.ts';
import { trucks, type Truck } from './trucks.ts';

/** The figures of a record type as plain numbers; what has expired of 'due' is 'overdue'. */
export const countsOf = (type: AnyRecordType, rows: readonly object[], today: IsoDate) =>
  Object.fromEntries(
    Object.entries(countStats(type, rows, testDay(today))).flatMap(([name, counts]) => [
      [name, counts?.count],
      ...(counts?.expired === undefined
        ? []
        : [[name === 'due' ? 'overdue' : `${name}_overdue`, counts.expired]]),
    ]),
  ) as Record<string, number>;

/** A truck with only the fields that matter to a test filled in. */
export const truckWith = (values: Partial<Truck> = {}): Truck => ({
  ...emptyRow(trucks),
  id: 1,
  truck_number: 'T-1',
  ...values,
});

/** A trailer with only the fields that matter to a test filled in. */
export const trailerWith = (values: Partial<Trailer> = {}): Trailer => ({
  ...emptyRow(trailers),
  id: 1,
  trailer_number: 'TR-1',
  ...values,
});

/** A driver with only the fields that matter to a test filled in. */
export const driverWith = (values: Partial<Driver> = {}): Driver => ({
  ...emptyRow(drivers),
  id: 1,
  driver_id: 'D-1',
  name: 'Omar',
  ...values,
});

/** A document with only the fields that matter to a test filled in. */
export const documentWith = (values: Partial<FleetDocument> = {}): FleetDocument => ({
  ...emptyRow(documents),
  id: 1,
  title: 'Document',
  category: 'other',
  file_name: 'document.pdf',
  mime: 'application/pdf',
  size_bytes: 1000,
  file: '/uploads/document.pdf',
  version: 1,
  uploaded_by: 'Omar Haddad',
  uploaded_at: '2026-01-05T08:00:00Z',
  ...values,
});

/** The import screen's plan for a text before the user corrects anything. */
export const planOfText = (
  table: ImportTable,
  text: string,
  options: Partial<ImportSetup> = {},
) => {
  const csv = parseCsv(text);
  const mapping = suggestMapping(csv.header, table);
  return planImport({ table, csv, mapping, existing: [], ...options });
};
