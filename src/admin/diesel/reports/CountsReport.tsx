import { dayOf, startOf } from '../../../domain/base/dates.ts';
import { signed } from '../../../domain/base/formats.ts';
import { toLitres } from '../../../domain/diesel/amounts.ts';
import { varianceOf } from '../../../domain/diesel/ledger/count.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useLocalization } from '../../kit/texts/useLocalization.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { useDeskTexts } from '../desk/useDeskTexts.ts';
import { NothingFound, ReportPaper } from './ReportPaper.tsx';
import { ReportTable, useCells } from './ReportTable.tsx';
import { useCounts } from './useBooks.ts';
import type { ShownReport } from './useReport.ts';

import styles from './reports.module.css';

const COLUMNS = ['when', 'branch', 'book', 'counted', 'variance', 'share', 'reason', 'by'] as const;

const TEXTS: readonly string[] = ['branch', 'reason', 'by'];

/** The counts of the tanks in a period: book, counted, variance, why, who and when. */
export const CountsReport = (shown: ShownReport) => {
  const t = useT();
  const { litres, percent } = useDeskTexts();
  const cells = useCells();
  const instantText = useInstantText();
  const { time_zone } = useLocalization();
  const { counts, isLogMissing, isPending, wholeFrom, error, retry } = useCounts();
  const { params, nameOf } = shown;
  const { from = '', to = '9', branch } = params.filter;
  if (error) {
    return <LoadFailed message="dieselReports.failed.load" error={error} onRetry={retry} />;
  }
  if (isPending) return <ListSkeleton />;
  const found = counts.filter(({ at, branch: own }) => {
    const day = dayOf(at, time_zone) ?? '';
    return day >= from && day <= to && (!branch || String(own) === branch);
  });
  const dash = t('common.notGiven');
  const isCut = wholeFrom > startOf(from, time_zone);
  const columns = COLUMNS.map((name) => ({
    head: t(`dieselReports.counts.${name}`),
    isText: TEXTS.includes(name),
  }));
  const rows = found.map(({ id, at, branch: own, ml, bookMl, graduationMl, reason, by }) => {
    // Its value is the month's, at the average cost then, which the log does not tell.
    const variance = bookMl === undefined ? undefined : varianceOf(ml, bookMl, 0, graduationMl);
    const when = instantText(at);
    const change = (change: number) => (
      <span data-tone={variance?.isBeyond ? 'bad' : undefined}>
        {signed(litres(change), change)}
      </span>
    );
    return {
      key: id,
      cells: [
        { shown: when, filed: when },
        cells.text(nameOf('branch', String(own))),
        cells.litres(bookMl),
        cells.litres(ml),
        cells.cellOf(change, toLitres)(variance?.ml),
        cells.cellOf((share) => signed(percent(share), share))(variance?.share),
        { shown: <span className={styles.reason}>{reason || dash}</span>, filed: reason },
        { shown: by || dash, filed: by },
      ],
    };
  });
  return (
    <ReportPaper {...shown} columns={columns} rows={rows}>
      {isLogMissing && <Alert tone="info">{t('dieselReports.counts.lastOnly')}</Alert>}
      {isCut && <Alert tone="warn">{t('dieselReports.counts.cut')}</Alert>}
      {rows.length > 0 && (
        <ReportTable label={t('diesel.reports.counts')} columns={columns} rows={rows} />
      )}
      {rows.length === 0 && !isCut && <NothingFound />}
    </ReportPaper>
  );
};
