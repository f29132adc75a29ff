import { useDeferredValue, useMemo } from 'react';

import { countStatuses, narrowed, ofStatus } from '../../../domain/board/boardFilter.ts';
import { DRIVE_GROUPS } from '../../../domain/board/driveSet.ts';
import { rankedSets, type BoardRows } from '../../../domain/board/driveSets.ts';
import { heldExpiries } from '../../../domain/board/heldExpiries.ts';
import { useFleetRows } from '../../expiries/useFleetPapers.ts';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';
import { useBoardAddress } from './useBoardAddress.ts';

const NONE: never[] = [];

/** A list the server does not offer counts as empty; one that failed to load is unknown. */
const rowsOf = <Row>({ data, hasFailed }: { data?: readonly Row[]; hasFailed: boolean }) =>
  data ?? (hasFailed ? undefined : NONE);

/** The rows of the board and their expiries on the chosen day. */
export const useBoardRows = () => {
  const companyDay = useCompanyDay();
  const { day } = useBoardAddress();
  const lists = useFleetRows();
  const drivers = rowsOf(lists.drivers);
  const trucks = rowsOf(lists.trucks);
  const trailers = rowsOf(lists.trailers);
  const documents = rowsOf(lists.documents);
  const areDocumentsCut = lists.documents.hasGaps;
  const areDriversCut = lists.drivers.hasGaps;
  const { isLoading } = lists;

  const rows = useMemo(
    (): BoardRows | undefined =>
      isLoading
        ? undefined
        : { drivers, trucks, trailers, documents, areDocumentsCut, areDriversCut },
    [isLoading, drivers, trucks, trailers, documents, areDocumentsCut, areDriversCut],
  );
  // Computed in its own task rather than in that of the last list to arrive.
  const come = useDeferredValue(rows, undefined);
  const held = useMemo(
    () => come && heldExpiries(come, { ...companyDay, today: day }),
    [come, companyDay, day],
  );
  return { lists, rows: come, held };
};

export type FleetOfDay = ReturnType<typeof useBoardRows>;

/**
 * The board, filtered by its address. Call it in another component than `useBoardRows`: React can then
 * pause between finding the expiries and judging the sets.
 */
export const useBoard = ({ lists, rows, held }: FleetOfDay) => {
  const { group, status, filter } = useBoardAddress();
  const all = useMemo(() => (rows && held ? rankedSets(rows, held) : NONE), [rows, held]);

  const left = useMemo(() => narrowed(all, filter), [all, filter]);
  const ofGroup = left.filter((set) => set.group === group);
  return {
    lists,
    isLoading: !rows,
    /** No list lacks rows, so what is shown may be counted. */
    isWhole: rows !== undefined && lists.gaps.length === 0,
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
