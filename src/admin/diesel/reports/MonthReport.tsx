import { useMemo } from 'react';

import { showMonth } from '../../../domain/calendar/months.ts';
import { toAed, toLitres } from '../../../domain/diesel/amounts.ts';
import {
  boundsOf,
  monthBefore,
  monthLines,
  vouchersIn,
} from '../../../domain/diesel/ledger/closing.ts';
import { reconciled, type Reconciliation } from '../../../domain/diesel/ledger/month.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { useLocalization } from '../../kit/texts/useLocalization.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { DeskNotices } from '../desk/StockState.tsx';
import { PrintFoot } from '../paper/Paper.tsx';
import { BranchMonth } from './BranchMonth.tsx';
import { NothingFound, PrintHead } from './ReportPaper.tsx';
import { SheetDownload } from './SheetDownload.tsx';
import { useBooks } from './useBooks.ts';
import type { Names, ReportParams } from './useReport.ts';

import styles from './reports.module.css';

interface MonthReportProps {
  params: ReportParams;
  nameOf: Names['of'];
}

const pairUp = (now: readonly Reconciliation[], before: readonly Reconciliation[]) =>
  now.map((found) => ({
    found,
    lines: monthLines(found),
    last: before.find(({ branch }) => branch === found.branch),
  }));

/** A month from opening to closing, branch by branch, beside the month before: in litres and in money. */
export const MonthReport = ({ params, nameOf }: MonthReportProps) => {
  const t = useT();
  const { time_zone } = useLocalization();
  const { month, filter } = params;
  const books = useBooks(month);
  const { counts, vouchers, known, wholeFrom, isLogMissing, isLogCut, isPending, error } = books;
  const own = useMemo(
    () => counts.filter(({ branch }) => !filter.branch || String(branch) === filter.branch),
    [counts, filter.branch],
  );
  const branches = useMemo(() => {
    if (!known) return [];
    const of = (wanted: string) =>
      reconciled(own, known.movements, boundsOf(wanted, time_zone), wholeFrom);
    return pairUp(of(month), of(monthBefore(month)));
  }, [own, known, month, time_zone, wholeFrom]);
  if (error) {
    return <LoadFailed message="dieselReports.failed.load" error={error} onRetry={books.retry} />;
  }
  if (isPending) return <ListSkeleton />;
  const notices = <DeskNotices desk={{ vouchers: books.query, troubles: books.troubles }} />;
  if (!known || !vouchers) return notices;
  const tanks = new Set(own.map(({ branch }) => branch)).size;
  const head = [
    t('dieselReports.month.line'),
    ...[month, monthBefore(month)].flatMap((of) => [
      t('dieselReports.month.litres', { month: showMonth(of) }),
      t('dieselReports.month.value', { month: showMonth(of) }),
    ]),
  ];
  const { branchless, unclear } = known.gaps;
  return (
    <article className={styles.paper} data-own-print>
      {notices}
      <PrintHead {...params} nameOf={nameOf}>
        {branches.length > 0 && (
          <SheetDownload
            name={`month-${month}`}
            sheetOf={() => ({
              head: [t('dieselReports.branch'), ...head],
              rows: branches.flatMap(({ found, lines, last }) =>
                lines.map((line, index) => [
                  nameOf('branch', String(found.branch)),
                  t(`dieselReports.month.lines.${line.name}`),
                  ...[line, last && monthLines(last)[index]].flatMap((one) => [
                    one && toLitres(one.ml),
                    one?.fils === undefined ? undefined : toAed(one.fils),
                  ]),
                ]),
              ),
            })}
          />
        )}
      </PrintHead>
      {isLogMissing && <Alert tone="info">{t('dieselReports.counts.lastOnly')}</Alert>}
      {isLogCut && <Alert tone="warn">{t('dieselReports.counts.cut')}</Alert>}
      {tanks === 0 && <NothingFound hint="dieselReports.month.noCount" />}
      {branches.length < tanks && <Alert tone="warn">{t('dieselReports.month.incomplete')}</Alert>}
      {branches.map(({ found, lines, last }) => (
        <BranchMonth
          key={found.branch}
          name={nameOf('branch', String(found.branch))}
          month={month}
          head={head}
          found={found}
          lines={lines}
          last={last}
          vouchers={vouchersIn(vouchers, found.branch, boundsOf(month, time_zone))}
          unclear={branchless + (unclear.get(found.branch) ?? 0)}
        />
      ))}
      <PrintFoot />
    </article>
  );
};
