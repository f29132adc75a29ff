import { useDeferredValue, useMemo } from 'react';

import { countStatuses, narrowed, ofStatus } from '../../../domain/board/boardFilter.ts';
import { DRIVE_GROUPS } from '../../../domain/board/driveSet.ts';
import { driveSets, type BoardRows } from '../../../domain/board/driveSets.ts';
import { useFleetRows } from '../../expiries/useFleetRows.ts';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';
import { useBoardAddress } from './useBoardAddress.ts';

const NONE: never[] = [];

/** A list the server does not offer counts as empty; one that failed to load is unknown. */
const rowsOf = <Row>({ data, hasFailed }: { data?: readonly Row[]; hasFailed: boolean }) =>
  data ?? (hasFailed ? undefined : NONE);

/** The board of the chosen day, filtered by its address. */
export const useBoard = () => {
  const companyDay = useCompanyDay();
  const { day, group, status, filter } = useBoardAddress();
  const lists = useFleetRows();
  const drivers = rowsOf(lists.drivers);
  const trucks = rowsOf(lists.trucks);
  const trailers = rowsOf(lists.trailers);
  const documents = rowsOf(lists.documents);
  const { truncated = false, unreadable = 0 } = lists.documents.meta ?? {};
  const areDocumentsCut = truncated || unreadable > 0;
  const { isLoading } = lists;

  const rows = useMemo(
    (): BoardRows | undefined =>
      isLoading ? undefined : { drivers, trucks, trailers, documents, areDocumentsCut },
    [isLoading, drivers, trucks, trailers, documents, areDocumentsCut],
  );
  // Computed in its own task rather than in that of the last list to arrive.
  const judged = useDeferredValue(rows, undefined);
  const all = useMemo(
    () => (judged ? driveSets(judged, { ...companyDay, today: day }) : NONE),
    [judged, companyDay, day],
  );

  const left = useMemo(() => narrowed(all, filter), [all, filter]);
  const ofGroup = left.filter((set) => set.group === group);
  return {
    lists,
    isLoading: !judged,
    isEmpty: all.length === 0,
    /** The number of sets in each group; `statuses` counts the chosen one only. */
    groups: DRIVE_GROUPS.map((name) => ({
      name,
      count: left.filter((set) => set.group === name).length,
    })),
    statuses: countStatuses(ofGroup),
    /** The sets that match, on all pages. */
    sets: ofStatus(ofGroup, status),
  };
};

export type Board = ReturnType<typeof useBoard>;
