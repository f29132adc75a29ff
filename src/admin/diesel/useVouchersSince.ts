import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { isApiError, type ApiError } from '../../dataProvider/apiError.ts';
import type { Part } from '../../dataProvider/calls/dieselDeskCalls.ts';
import { addDays, dayOf, type IsoDate } from '../../domain/base/dates.ts';
import {
  VOUCHER_LISTS,
  VOUCHERS,
  type VoucherListName,
  type Vouchers,
} from '../../domain/diesel/ledger/movements.ts';
import type { DieselStockRow } from '../../domain/diesel/stock.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { SUMMARY } from '../kit/queryClient.ts';
import { useCompanyDay } from '../kit/texts/useCompanyDay.ts';
import { useAppDataProvider } from '../kit/useAppDataProvider.ts';
import { useMay } from '../kit/useMay.ts';
import { useBranches } from './useBranches.ts';

/** Why a list of vouchers is missing or incomplete. */
interface ListTrouble {
  list: VoucherListName;
  kind: 'failed' | 'notOffered' | 'cut';
  error?: ApiError;
  /** From when on a cut list is complete, in milliseconds since 1970. */
  wholeFrom?: number;
}

const troubleOf = (list: VoucherListName, part: Part<unknown> | ApiError): ListTrouble[] => {
  if (isApiError(part)) {
    return [{ list, kind: part.kind === 'notOffered' ? 'notOffered' : 'failed', error: part }];
  }
  return part.isCut ? [{ list, kind: 'cut', wholeFrom: part.wholeFrom }] : [];
};

const rowsOf = <Row>(part: Part<Row> | ApiError): readonly Row[] =>
  isApiError(part) ? [] : part.rows;

/** The day from which vouchers are needed for the books of some tanks; undefined if none was counted. */
export const countDay = (
  stocks: readonly DieselStockRow[] | undefined,
  timeZone: string,
): IsoDate | undefined => {
  const days =
    stocks?.map(({ counted_at, opened_at }) => dayOf(counted_at ?? opened_at ?? '', timeZone)) ??
    [];
  const oldest = days.filter((day) => day !== undefined).toSorted()[0];
  // One day earlier, so that the day is included in whichever time zone the server counts days.
  return oldest && addDays(oldest, -1);
};

/**
 * The vouchers of all branches since a day, as far as the server lists them. For roles that may not read
 * vouchers, and without a day, none are requested.
 */
export const useVouchersSince = (since: IsoDate | undefined) => {
  const dataProvider = useAppDataProvider();
  const may = useMay();
  const mayVouchers = Object.values(VOUCHERS).every((resource) => may('list', resource));
  const { today } = useCompanyDay();
  const { branches } = useBranches();
  const query = useQuery({
    queryKey: [RESOURCES.dieselIssues, 'desk', since, SUMMARY],
    queryFn: () => dataProvider.dieselVouchers(since ?? today, today),
    enabled: mayVouchers && since !== undefined,
    placeholderData: (before) => before,
  });
  const found = query.data;
  const troubles = useMemo(
    () => (found ? VOUCHER_LISTS.flatMap((list) => troubleOf(list, found[list])) : []),
    [found],
  );
  const vouchers: Required<Vouchers> | undefined = useMemo(
    () =>
      found && {
        issues: rowsOf(found.issues),
        purchases: rowsOf(found.purchases),
        extractions: rowsOf(found.extractions),
        branches,
      },
    [found, branches],
  );
  return {
    query,
    mayVouchers,
    vouchers,
    /** They are those since this day, not still since another. */
    isCurrent: found?.since === since,
    troubles,
    /** From when on none is missing, in milliseconds since 1970. */
    wholeFrom: Math.max(...troubles.map((trouble) => trouble.wholeFrom ?? Infinity)),
  };
};
