import { integer, text } from '../records/field.ts';
import { recordType } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';
import { VEHICLE_PARTS, type AssignmentRow } from './overview.ts';

/** What the assignments show and can be sorted by; `number` is the server's own order. */
export const ASSIGNMENT_COLUMNS = ['number', 'id', 'name', ...VEHICLE_PARTS] as const;

/** Who drives what: rows that a server makes, and nobody writes. */
export const assignments = recordType({
  name: RESOURCES.overview,
  label: 'name',
  fields: {
    number: integer(),
    id: text({ search: true }),
    name: text({ search: true }),
    truck: text({ search: true }),
    trailer: text({ search: true }),
  },
  rules: [
    {
      searchText: (row: object) => {
        const { driverDetails, truckDetails } = row as AssignmentRow;
        const { phone, email } = driverDetails;
        return [phone, email, truckDetails?.model].filter(Boolean).join('\n');
      },
    },
  ],
});
