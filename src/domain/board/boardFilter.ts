import { searchable, searcherOf } from '../base/search.ts';
import { EXPIRY_KINDS } from '../expiries/expiry.ts';
import { drivers } from '../fleet/drivers.ts';
import { trailers } from '../fleet/trailers.ts';
import { trucks } from '../fleet/trucks.ts';
import { searchTextOf } from '../records/filter.ts';
import { DRIVE_STATUSES, type DriveReason, type DriveSet, type DriveStatus } from './driveSet.ts';

/** The reasons that the board can be filtered by: a kind of expiry, or not being in service. */
export const REASON_FILTERS = [...EXPIRY_KINDS, 'status'] as const;
export type ReasonFilter = (typeof REASON_FILTERS)[number];

/** Untrusted values, such as parts of an address: meaningless ones are ignored. */
export interface BoardFilter {
  q?: string;
  status?: string;
  reason?: string;
  /** The id of a company. */
  company?: string;
}

const isAbout = (reason: DriveReason, wanted: ReasonFilter): boolean =>
  'kind' in reason ? reason.kind === wanted : reason.about === wanted;

const isReason = (value: unknown): value is ReasonFilter =>
  REASON_FILTERS.some((name) => name === value);

export const isDriveStatus = (value: unknown): value is DriveStatus =>
  DRIVE_STATUSES.some((name) => name === value);

const searchText = ({ driver, truck, trailer }: DriveSet): string =>
  searchable(
    [
      driver ? searchTextOf(drivers, { ...driver }) : '',
      truck ? searchTextOf(trucks, { ...truck }) : '',
      trailer ? searchTextOf(trailers, { ...trailer }) : '',
    ].join('\n'),
  );

/** The sets that match a search, a kind of reason and a company, whatever their status. */
export const narrowed = (
  sets: readonly DriveSet[],
  { q = '', reason, company }: BoardFilter,
): readonly DriveSet[] => {
  const isFound = q === '' ? undefined : searcherOf(q);
  if (!isFound && !isReason(reason) && !company) return sets;
  return sets.filter(
    (set) =>
      (!isReason(reason) || set.reasons.some((one) => isAbout(one, reason))) &&
      (!company ||
        [set.driver, set.truck, set.trailer].some((row) => String(row?.company_id) === company)) &&
      (!isFound || isFound(searchText(set))),
  );
};

/** The sets with a status; all of them for any other value. */
export const ofStatus = (
  sets: readonly DriveSet[],
  status: string | undefined,
): readonly DriveSet[] =>
  isDriveStatus(status) ? sets.filter((set) => set.status === status) : sets;

/** How many sets have each status. */
export const countStatuses = (sets: readonly DriveSet[]): Record<DriveStatus, number> => {
  const counts: Record<DriveStatus, number> = { red: 0, amber: 0, green: 0 };
  for (const { status } of sets) counts[status] += 1;
  return counts;
};
