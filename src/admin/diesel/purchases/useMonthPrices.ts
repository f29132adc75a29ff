import { useContext, useMemo } from 'react';

import { dayOf } from '../../../domain/base/dates.ts';
import { inForce } from '../../../domain/diesel/corrections.ts';
import type { DieselPurchase } from '../../../domain/diesel/purchase.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { VoucherStateContext } from '../vouchers/doubts/Doubted.tsx';

/** The prices per litre of the purchases in the month of an instant, without the one that the form corrects. */
export const useMonthPrices = (at: unknown): readonly number[] => {
  const { time_zone } = useCompanyDay();
  const { data } = useAllRows<DieselPurchase>(RESOURCES.dieselPurchases);
  const corrected = useContext(VoucherStateContext).correction?.voucher.id;
  return useMemo(() => {
    const monthOf = (instant: unknown) => dayOf(String(instant), time_zone)?.slice(0, 7);
    const month = monthOf(at);
    return inForce(data ?? []).flatMap(({ id, at: own, unit_price: price, status }) =>
      id !== corrected && status !== 'void' && typeof price === 'number' && monthOf(own) === month
        ? price
        : [],
    );
  }, [data, at, time_zone, corrected]);
};
