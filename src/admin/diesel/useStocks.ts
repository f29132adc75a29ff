import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';

import type { ListMeta } from '../../dataProvider/index.ts';
import type { DieselExtraction } from '../../domain/diesel/extraction.ts';
import type { DieselIssue } from '../../domain/diesel/issue.ts';
import type { DieselPurchase } from '../../domain/diesel/purchase.ts';
import type { DieselStockRow } from '../../domain/diesel/stock.ts';
import { isUnread, withCosts } from '../../domain/diesel/stockCost.ts';
import { bowserStocks, hasNamedBranches } from '../../domain/diesel/stores.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useAllRows } from '../kit/allRows.ts';
import { SUMMARY } from '../kit/queryClient.ts';
import { useAppDataProvider } from '../kit/useAppDataProvider.ts';
import { useMay } from '../kit/useMay.ts';

type Stock = DieselStockRow & RaRecord;

const NONE: readonly never[] = [];

/** The rows of a list that is read only where it is needed, and by roles that may. */
export const useNeeded = <Row extends RaRecord>(resource: string, isNeeded = false) => {
  const enabled = useMay()('list', resource) && isNeeded;
  const { data, meta, isPending } = useAllRows<Row>(resource, { enabled, retryOnMount: false });
  return { data, meta, isPending: enabled && isPending };
};

/**
 * What costs mean, and the bowsers of which the server has no row, only vouchers tell.
 */
export const useCompleted = (stocks: readonly DieselStockRow[] | undefined) => {
  const needsPrice = stocks?.some(isUnread);
  const purchases = useNeeded<DieselPurchase>(RESOURCES.dieselPurchases, needsPrice);
  const issues = useNeeded<DieselIssue>(RESOURCES.dieselIssues, needsPrice);
  const extractions = useNeeded<DieselExtraction>(
    RESOURCES.dieselExtractions,
    stocks && hasNamedBranches(stocks),
  );
  // Of a list that the server cut, the first fill of a bowser may be missing.
  const isCut = (extractions.meta as Partial<ListMeta> | undefined)?.truncated === true;
  const fills = isCut ? undefined : extractions.data;
  const [bought, issued] = [purchases.data, issues.data];
  const data = useMemo(() => {
    const prices = [
      ...(bought ?? NONE).map(({ unit_price }) => unit_price),
      ...(issued ?? NONE).map(({ unit_cost }) => unit_cost ?? 0),
    ];
    return stocks && [...withCosts(stocks, prices), ...bowserStocks(stocks, fills ?? NONE)];
  }, [stocks, bought, issued, fills]);
  return {
    data,
    isPending: [purchases, issues, extractions].some((list) => list.isPending),
  };
};

/** As the server's own figures have it, for roles that may not list the stock. */
export const useStockSummary = (enabled = true) => {
  const dataProvider = useAppDataProvider();
  return useQuery({
    queryKey: [RESOURCES.dieselStock, 'desk', SUMMARY],
    queryFn: () => dataProvider.dieselStock(),
    enabled,
  });
};

export const useStocks = (enabled = true) => {
  const list = useAllRows<Stock>(RESOURCES.dieselStock, { enabled, retryOnMount: false });
  const completed = useCompleted(list.data);
  return { ...list, data: completed.data, isPending: list.isPending || completed.isPending };
};
