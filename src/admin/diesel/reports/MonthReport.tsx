import { useMemo } from 'react';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { showCount, signed } from '../../../domain/base/formats.ts';
import { toAed, toLitres } from '../../../domain/diesel/amounts.ts';
import {
  boundsOf,
  monthBefore,
  monthLines,
  vouchersIn,
  type MonthVoucher,
} from '../../../domain/diesel/ledger/closing.ts';
import { reconciled, type Reconciliation } from '../../../domain/diesel/ledger/month.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useLocalization } from '../../kit/texts/useLocalization.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { FigureTable } from '../../kit/ui/FigureTable.tsx';
import { useDeskTexts } from '../desk/useDeskTexts.ts';
import { MonthClosing } from './MonthClosing.tsx';
import { MonthExplained } from './MonthExplained.tsx';
import { NothingFound, PrintFoot, PrintHead } from './ReportPaper.tsx';
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
  const books = useBooks();
  const { counts, openings, vouchers, known, isLogMissing, isPending, isCut, error } = books;
  const { month, filter } = params;
  const branches = useMemo(() => {
    if (!known) return [];
    const of = (wanted: string) =>
      reconciled([...counts, ...openings], known.movements, boundsOf(wanted, time_zone)).filter(
        ({ branch }) => !filter.branch || String(branch) === filter.branch,
      );
    return pairUp(of(month), of(monthBefore(month)));
  }, [counts, openings, known, month, filter.branch, time_zone]);
  if (isApiError(error, 'notOffered')) {
    return <Alert tone="info">{t('dieselReports.month.incomplete')}</Alert>;
  }
  if (error) {
    return <LoadFailed message="dieselReports.failed.load" error={error} onRetry={books.retry} />;
  }
  if (isPending || !known || !vouchers) return <ListSkeleton />;
  if (isCut) return <Alert tone="warn">{t('dieselReports.month.incomplete')}</Alert>;
  const head = [
    t('dieselReports.month.line'),
    ...[month, monthBefore(month)].flatMap((of) => [
      t('dieselReports.month.litres', { month: of }),
      t('dieselReports.month.value', { month: of }),
    ]),
  ];
  const { branchless, unclear } = known.gaps;
  return (
    <article className={styles.paper}>
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
      {branches.length === 0 && <NothingFound hint="dieselReports.month.noCount" />}
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

interface BranchMonthProps {
  name: string;
  month: string;
  head: readonly string[];
  found: Reconciliation;
  lines: ReturnType<typeof monthLines>;
  last: Reconciliation | undefined;
  vouchers: readonly MonthVoucher[];
  /** Vouchers that had to be left out. */
  unclear: number;
}

const BranchMonth = ({
  name,
  month,
  head,
  found,
  lines,
  last,
  vouchers,
  unclear,
}: BranchMonthProps) => {
  const t = useT();
  const { litres, money } = useDeskTexts();
  const instantText = useInstantText();
  const { workedBackFrom } = found;
  const before = last && monthLines(last);
  const dash = t('common.notGiven');
  return (
    <section className={styles.tank}>
      <h3>{name}</h3>
      <FigureTable
        label={t('dieselReports.month.of', { branch: name })}
        head={head}
        rows={lines.slice(0, -1).map((line, index) => rowOf(line, before?.[index]))}
        total={lines.slice(-1).map((line) => rowOf(line, before?.at(-1)))[0]}
      />
      {workedBackFrom !== undefined && (
        <p className={styles.note}>
          {t('dieselReports.month.workedBack', {
            at: instantText(new Date(workedBackFrom).toISOString()),
          })}
        </p>
      )}
      {unclear > 0 && (
        <p className={styles.note}>{t('dieselReports.month.unclear', { smart_count: unclear })}</p>
      )}
      <MonthExplained vouchers={vouchers} />
      <MonthClosing
        month={month}
        name={name}
        found={found}
        vouchers={vouchers}
        isCertain={unclear === 0 && workedBackFrom === undefined}
      />
    </section>
  );

  function rowOf(line: BranchMonthProps['lines'][number], other: typeof line | undefined) {
    const stands = line.name === 'opening' || line.name === 'closing';
    const change = (text: string, value: number) => (stands ? text : signed(text, value));
    const figures = (one: typeof line | undefined) =>
      one
        ? [
            change(litres(one.ml), one.ml),
            one.fils === undefined ? dash : change(money(one.fils), one.fils),
          ]
        : [dash, dash];
    return {
      key: line.name,
      name: (
        <>
          {t(`dieselReports.month.lines.${line.name}`)}
          {line.of !== undefined && line.of > 0 && (
            <small className={styles.of}> {showCount(line.of)}</small>
          )}
        </>
      ),
      figures: [...figures(line), ...figures(other)],
    };
  }
};
