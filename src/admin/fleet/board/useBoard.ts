import { useMemo } from 'react';

import { countStatuses, narrowed, ofStatus } from '../../../domain/board/boardFilter.ts';
import { DRIVE_GROUPS } from '../../../domain/board/driveSet.ts';
import { rankedSets, type BoardRows } from '../../../domain/board/driveSets.ts';
import { heldExpiries } from '../../../domain/board/heldExpiries.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useFleetPapers } from '../../expiries/useFleetPapers.ts';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';
import { useBoardAddress } from './useBoardAddress.ts';

const NONE: never[] = [];

/** The rows of the board and their expiries on the chosen day. */
export const useBoardRows = () => {
  const companyDay = useCompanyDay();
  const { day } = useBoardAddress();
  const papers = useFleetPapers();
  const { expiries, gaps, isLoading } = papers;
  const {
    [RESOURCES.drivers]: drivers,
    [RESOURCES.trucks]: trucks,
    [RESOURCES.trailers]: trailers,
    [RESOURCES.documents]: documents,
  } = papers.rows;
  const isCut = (wanted: string) => gaps.some(({ resource }) => resource === wanted);
  const areDocumentsCut = isCut(RESOURCES.documents);
  const areDriversCut = isCut(RESOURCES.drivers);

  const rows = useMemo(
    (): BoardRows | undefined =>
      isLoading
        ? undefined
        : { drivers, trucks, trailers, documents, areDocumentsCut, areDriversCut },
    [isLoading, drivers, trucks, trailers, documents, areDocumentsCut, areDriversCut],
  );
  const held = useMemo(
    () => heldExpiries(expiries, { ...companyDay, today: day }),
    [expiries, companyDay, day],
  );
  return { papers, rows, held };
};

export type FleetOfDay = ReturnType<typeof useBoardRows>;

/**
 * The board, filtered by its address. Call it in another component than `useBoardRows`: React can then
 * pause between finding the expiries and judging the sets.
 */
export const useBoard = ({ papers, rows, held }: FleetOfDay) => {
  const { group, status, filter } = useBoardAddress();
  const all = useMemo(() => (rows ? rankedSets(rows, held) : NONE), [rows, held]);

  const left = useMemo(() => narrowed(all, filter), [all, filter]);
  const ofGroup = left.filter((set) => set.group === group);
  return {
    papers,
    isLoading: !rows,
    /** No list lacks rows, so what is shown may be counted. */
    isWhole: papers.isWhole,
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
