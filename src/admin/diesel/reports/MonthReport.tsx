import { useMemo } from 'react';

import { showMonth } from '../../../domain/calendar/months.ts';
import { boundsOf, monthBefore, vouchersIn } from '../../../domain/diesel/ledger/closing.ts';
import { reconciled } from '../../../domain/diesel/ledger/month.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { useLocalization } from '../../kit/texts/useLocalization.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { DeskNotices } from '../desk/StockState.tsx';
import { BranchMonth, useMonthRows } from './BranchMonth.tsx';
import { NothingFound, ReportPaper } from './ReportPaper.tsx';
import type { ReportColumn } from './ReportTable.tsx';
import { useBooks } from './useBooks.ts';
import type { ShownReport } from './useReport.ts';

/** A month from opening to closing, branch by branch, beside the month before: in litres and in money. */
export const MonthReport = (shown: ShownReport) => {
  const t = useT();
  const { time_zone } = useLocalization();
  const rowsOf = useMonthRows();
  const { params, nameOf } = shown;
  const { month, filter } = params;
  const books = useBooks(month);
  const { counts, vouchers, known, wholeFrom, isLogMissing, isLogCut, isPending, error } = books;
  const { isOfOneTank } = books;
  const all = useMemo(
    () => counts.filter(({ branch }) => !filter.branch || String(branch) === filter.branch),
    [counts, filter.branch],
  );
  const own = useMemo(() => all.filter(isOfOneTank), [all, isOfOneTank]);
  const branches = useMemo(() => {
    if (!known) return [];
    const of = (wanted: string) =>
      reconciled(own, known.movements, boundsOf(wanted, time_zone), wholeFrom);
    const before = of(monthBefore(month));
    return of(month).map((found) => ({
      found,
      last: before.find(({ branch }) => branch === found.branch),
    }));
  }, [own, known, month, time_zone, wholeFrom]);
  if (error) {
    return <LoadFailed message="dieselReports.failed.load" error={error} onRetry={books.retry} />;
  }
  if (isPending) return <ListSkeleton />;
  const notices = <DeskNotices desk={{ vouchers: books.query, troubles: books.troubles }} />;
  if (!known || !vouchers) return notices;
  const tanks = new Set(own.map(({ branch }) => branch)).size;
  const columns: ReportColumn[] = [
    { head: t('dieselReports.branch'), only: 'file' },
    { head: t('dieselReports.month.line') },
    ...[month, monthBefore(month)].flatMap((of) => [
      { head: t('dieselReports.month.litres', { month: showMonth(of) }) },
      { head: t('dieselReports.month.value', { month: showMonth(of) }) },
    ]),
  ];
  const shownBranches = branches.map(({ found, last }) => {
    const name = nameOf('branch', String(found.branch));
    return { found, name, rows: rowsOf(name, month, found, last) };
  });
  const { branchless, unclear } = known.gaps;
  return (
    <ReportPaper
      above={notices}
      {...shown}
      columns={columns}
      rows={shownBranches.flatMap(({ rows }) => rows)}
    >
      {isLogMissing && <Alert tone="info">{t('dieselReports.counts.lastOnly')}</Alert>}
      {isLogCut && <Alert tone="warn">{t('dieselReports.counts.cut')}</Alert>}
      {own.length < all.length && <Alert tone="info">{t('dieselDesk.noLedger.oneStock')}</Alert>}
      {all.length === 0 && <NothingFound hint="dieselReports.month.noCount" />}
      {branches.length < tanks && <Alert tone="warn">{t('dieselReports.month.incomplete')}</Alert>}
      {shownBranches.map(({ found, name, rows }) => (
        <BranchMonth
          key={found.branch}
          name={name}
          month={month}
          columns={columns}
          rows={rows}
          found={found}
          vouchers={vouchersIn(vouchers, found.branch, boundsOf(month, time_zone))}
          unclear={branchless + (unclear.get(found.branch) ?? 0)}
        />
      ))}
    </ReportPaper>
  );
};
