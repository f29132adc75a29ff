import { fleetLinks } from '../expiries/fleetLinks.ts';
import { drivers } from '../fleet/drivers.ts';
import { trailers } from '../fleet/trailers.ts';
import { trucks } from '../fleet/trucks.ts';
import { derivedType } from '../records/derivedType.ts';
import { EXPIRY_KINDS } from '../records/expiry.ts';
import { select } from '../records/field.ts';
import { searchTextOf } from '../records/filter.ts';
import type { AnyRecordType } from '../records/recordType.ts';
import { endOf, RESOURCES } from '../records/resources.ts';
import { DRIVE_GROUPS, DRIVE_STATUSES, type DriveSet } from './driveSet.ts';
import { driveOrder, driveSets } from './driveSets.ts';

export const REASON_FILTERS = [...EXPIRY_KINDS, 'status'] as const;
export type ReasonFilter = (typeof REASON_FILTERS)[number];

/** Drivers with their vehicles and vehicles without a driver, the most pressing first. */
export const driveSetsOf = (types: readonly AnyRecordType[]) => {
  const from = Object.fromEntries(types.map((type) => [endOf(type.name), type]));
  return derivedType({
    name: RESOURCES.sets,
    from,
    rows: (rows, day, cut) => driveSets({ ...rows, cut }, day, from),
    links: fleetLinks,
    order: driveOrder,
    fields: {
      group: select(DRIVE_GROUPS, { required: true }),
      status: select(DRIVE_STATUSES, { required: true }),
    },
    rules: [
      {
        searchText: ({ driver, truck, trailer }: DriveSet) =>
          [
            driver ? searchTextOf(drivers, { ...driver }) : '',
            truck ? searchTextOf(trucks, { ...truck }) : '',
            trailer ? searchTextOf(trailers, { ...trailer }) : '',
          ].join('\n'),
      },
    ],
    ownFilters: {
      reason: ({ reasons }: DriveSet, wanted: string) =>
        reasons.some((one) => ('kind' in one ? one.kind : one.about) === wanted),
      company: ({ driver, truck, trailer }: DriveSet, id: string) =>
        [driver, truck, trailer].some((row) => String(row?.company_id) === id),
    },
  });
};
