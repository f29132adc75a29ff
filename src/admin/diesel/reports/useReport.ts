import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';

import type { ListMeta } from '../../../dataProvider/index.ts';
import {
  filterEntries,
  reportEntries,
  type ReportEntry,
  type ReportRows,
} from '../../../domain/diesel/reports.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { useLocalization } from '../../kit/useLocalization.ts';
import { REPORT_RESOURCES } from './reportResources.ts';
import type { ReportParams } from './useReportParams.ts';

/** The vouchers of a report, all and filtered. */
export const useReport = ({ kind, report, filter }: ReportParams) => {
  const { time_zone } = useLocalization();
  const { data, meta, error, isPending, refetch } = useAllRows<
    ReportRows[typeof report] & RaRecord
  >(REPORT_RESOURCES[report], { enabled: kind !== 'stock' });
  const all = useMemo(
    () => (data ? reportEntries(report, data, time_zone) : []),
    [report, data, time_zone],
  );
  const found: readonly ReportEntry[] = useMemo(() => filterEntries(all, filter), [all, filter]);
  const undated = useMemo(() => all.filter(({ day }) => day === undefined).length, [all]);
  const refs = useMemo(() => new Map(data?.map(({ id, ref }) => [String(id), ref])), [data]);
  const { truncated = false, known = 0 } = (meta ?? {}) as Partial<ListMeta>;
  return {
    rows: data,
    all,
    found,
    /** How many vouchers have no date and so belong to no period. */
    undated,
    /** Voucher numbers by ID. */
    refs,
    error,
    isPending,
    /** The server sent fewer rows than it has. */
    isCut: truncated,
    known,
    retry: () => void refetch(),
  };
};
export type Report = ReturnType<typeof useReport>;
