import { dayOf } from '../../../domain/base/dates.ts';
import { signed } from '../../../domain/base/formats.ts';
import { toLitres } from '../../../domain/diesel/amounts.ts';
import { startOf } from '../../../domain/diesel/desk.ts';
import { varianceOf } from '../../../domain/diesel/ledger/count.ts';
import type { Count } from '../../../domain/diesel/ledger/counts.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useLocalization } from '../../kit/texts/useLocalization.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { FigureTable } from '../../kit/ui/FigureTable.tsx';
import { useDeskTexts } from '../desk/useDeskTexts.ts';
import { PrintFoot } from '../paper/Paper.tsx';
import { NothingFound, PrintHead } from './ReportPaper.tsx';
import { SheetDownload } from './SheetDownload.tsx';
import { useCounts } from './useBooks.ts';
import type { Names, ReportParams } from './useReport.ts';

import styles from './reports.module.css';

const COLUMNS = ['when', 'branch', 'book', 'counted', 'variance', 'share', 'reason', 'by'] as const;

const TEXTS = (['branch', 'reason', 'by'] as const).map((name) => COLUMNS.indexOf(name));

interface CountsReportProps {
  params: ReportParams;
  nameOf: Names['of'];
}

/** The counts of the tanks in a period: book, counted, variance, why, who and when. */
export const CountsReport = ({ params, nameOf }: CountsReportProps) => {
  const t = useT();
  const { litres, percent } = useDeskTexts();
  const instantText = useInstantText();
  const { time_zone } = useLocalization();
  const { counts, isLogMissing, isPending, wholeFrom, error, retry } = useCounts();
  const { from = '', to = '9', branch } = params.filter;
  if (error) {
    return <LoadFailed message="dieselReports.failed.load" error={error} onRetry={retry} />;
  }
  if (isPending) return <ListSkeleton />;
  const found = counts.filter(({ at, branch: own }) => {
    const day = dayOf(new Date(at).toISOString(), time_zone) ?? '';
    return day >= from && day <= to && (!branch || String(own) === branch);
  });
  // Its value is the month's, at the average cost then, which the log does not tell.
  const varianceIn = ({ ml, bookMl, graduationMl }: Count) =>
    bookMl === undefined ? undefined : varianceOf(ml, bookMl, 0, graduationMl);
  const when = ({ at }: Count) => instantText(new Date(at).toISOString());
  const dash = t('common.notGiven');
  const head = COLUMNS.map((name) => t(`dieselReports.counts.${name}`));
  return (
    <article className={styles.paper} data-own-print>
      <PrintHead {...params} nameOf={nameOf}>
        {found.length > 0 && (
          <SheetDownload
            name={`counts-${from}-${to}`}
            sheetOf={() => ({
              head,
              rows: found.map((count) => {
                const variance = varianceIn(count);
                return [
                  when(count),
                  nameOf('branch', String(count.branch)),
                  count.bookMl && toLitres(count.bookMl),
                  toLitres(count.ml),
                  variance && toLitres(variance.ml),
                  variance?.share,
                  count.reason,
                  count.by,
                ];
              }),
            })}
          />
        )}
      </PrintHead>
      {isLogMissing && <Alert tone="info">{t('dieselReports.counts.lastOnly')}</Alert>}
      {wholeFrom > startOf(from, time_zone) && (
        <Alert tone="warn">{t('dieselReports.counts.cut')}</Alert>
      )}
      {found.length === 0 ? (
        <NothingFound />
      ) : (
        <FigureTable
          label={t('diesel.reports.counts')}
          head={head}
          texts={TEXTS}
          rows={found.map((count) => {
            const variance = varianceIn(count);
            return {
              key: count.id,
              name: when(count),
              figures: [
                <bdi key="branch">{nameOf('branch', String(count.branch))}</bdi>,
                count.bookMl === undefined ? dash : litres(count.bookMl),
                litres(count.ml),
                variance ? (
                  <span key="variance" data-tone={variance.isBeyond ? 'bad' : undefined}>
                    {signed(litres(variance.ml), variance.ml)}
                  </span>
                ) : (
                  dash
                ),
                variance?.share === undefined
                  ? dash
                  : signed(percent(variance.share), variance.share),
                <span key="reason" className={styles.reason}>
                  {count.reason || dash}
                </span>,
                count.by || dash,
              ],
            };
          })}
        />
      )}
      <PrintFoot />
    </article>
  );
};
