import { useCallback } from 'react';

import type { IsoDate } from '../../../domain/base/dates.ts';
import { boardDay } from '../../../domain/board/boardDay.ts';
import { isDriveStatus, type BoardFilter } from '../../../domain/board/boardFilter.ts';
import { DRIVE_GROUPS, type DriveGroup, type DriveStatus } from '../../../domain/board/driveSet.ts';
import { PAGE_SIZES, useUiPreferences } from '../../kit/look/uiPreferences.ts';
import { useAddress, useGiven } from '../../kit/useAddress.ts';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';

const FILTERS = ['q', 'reason', 'company'] as const;

type Changes = Partial<Record<string, string>>;

interface BoardAddress {
  day: IsoDate;
  group: DriveGroup;
  status: DriveStatus | undefined;
  filter: BoardFilter;
  page: number;
  perPage: number;
  /** Changes the given parameters (undefined removes one) and goes back to the first page. */
  change: (changes: Changes) => void;
}

/** The board's state, kept in its address so that bookmarks and the back button restore it. */
export const useBoardAddress = (): BoardAddress => {
  const { params, change: changeAddress } = useAddress();
  const { today } = useCompanyDay();
  const { pageSize } = useUiPreferences();
  const change = useCallback(
    (changes: Changes) => changeAddress({ page: undefined, ...changes }),
    [changeAddress],
  );
  const status = params.get('status');
  return {
    day: boardDay(params.get('day'), today),
    group: DRIVE_GROUPS.find((name) => name === params.get('group')) ?? 'sets',
    status: isDriveStatus(status) ? status : undefined,
    filter: useGiven(params, FILTERS) as BoardFilter,
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
    perPage: PAGE_SIZES.find((size) => String(size) === params.get('perPage')) ?? pageSize,
    change,
  };
};
