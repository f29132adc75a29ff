import { searchable, searcherOf, sortKey } from '../base/search.ts';
import { VEHICLE_PARTS, type AssignmentRow } from './overview.ts';

/** What the assignments can be sorted by; `number` is the server's own order. */
export const ASSIGNMENT_COLUMNS = ['number', 'id', 'name', ...VEHICLE_PARTS] as const;
export type AssignmentColumn = (typeof ASSIGNMENT_COLUMNS)[number];

/** Which assignments are wanted, and in which order. */
export interface AssignmentQuery {
  search: string;
  sort: AssignmentColumn;
  isDescending: boolean;
}

/** Whether an untrusted value, such as part of an address, is a column. */
export const isAssignmentColumn = (value: unknown): value is AssignmentColumn =>
  ASSIGNMENT_COLUMNS.some((column) => column === value);

const textOf = ({ id, name, driverDetails, truckDetails, ...row }: AssignmentRow) => {
  const vehicles = [...VEHICLE_PARTS.map((part) => row[part]), truckDetails?.model];
  const texts = [id, name, driverDetails.phone, driverDetails.email, ...vehicles];
  return searchable(texts.filter(Boolean).join('\n'));
};

const compare = (a: string | number | null, b: string | number | null): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return sortKey(String(a)).localeCompare(sortKey(String(b)));
};

/** The assignments that contain every word of the search, sorted; missing values come last. */
export const listAssignments = (
  rows: readonly AssignmentRow[],
  { search, sort, isDescending }: AssignmentQuery,
): AssignmentRow[] => {
  const isFound = searcherOf(search);
  const found = rows.filter((row) => isFound(textOf(row)));
  return found.toSorted((a, b) => {
    const [left, right] = [a[sort], b[sort]];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return (isDescending ? -1 : 1) * compare(left, right) || a.number - b.number;
  });
};
