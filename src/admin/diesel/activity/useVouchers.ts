import { useMemo } from 'react';

import type { DieselExtraction } from '../../../domain/diesel/extraction.ts';
import type { DieselIssue } from '../../../domain/diesel/issue.ts';
import type { DieselPurchase } from '../../../domain/diesel/purchase.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { REPORT_RESOURCES } from '../reports/reportResources.ts';

/** Vouchers of all kinds. A list that fails does not hide the others. */
export const useVouchers = () => {
  const issued = useAllRows<DieselIssue>(REPORT_RESOURCES.issued);
  const purchased = useAllRows<DieselPurchase>(REPORT_RESOURCES.purchased);
  const extractions = useAllRows<DieselExtraction>(REPORT_RESOURCES.extractions);
  const rows = useMemo(
    () => ({ issued: issued.data, purchased: purchased.data, extractions: extractions.data }),
    [issued.data, purchased.data, extractions.data],
  );
  const reads = { issued, purchased, extractions };
  return {
    rows,
    isPending: Object.values(reads).some((read) => read.isPending),
    failures: (Object.keys(reads) as (keyof typeof reads)[]).flatMap((report) => {
      const { data, error, refetch } = reads[report];
      return error && !data ? [{ report, error, retry: () => void refetch() }] : [];
    }),
  };
};
