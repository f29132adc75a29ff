import { integer, text } from '../records/field.ts';
import { recordType } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';
import { VEHICLE_PARTS, type AssignmentRow } from './overview.ts';

export const ASSIGNMENT_COLUMNS = ['number', 'id', 'name', ...VEHICLE_PARTS] as const;

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
        const { name_ar, driverDetails, truckDetails } = row as AssignmentRow;
        const { phone, email } = driverDetails;
        return [name_ar, phone, email, truckDetails?.model].filter(Boolean).join('\n');
      },
    },
  ],
});
