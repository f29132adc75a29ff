import { Download } from 'lucide-react';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { branchKey } from '../../../domain/base/branch.ts';
import { showCount } from '../../../domain/base/formats.ts';
import type { DieselIssue } from '../../../domain/diesel/issue.ts';
import { stepsOf } from '../../../domain/diesel/ledger/ledger.ts';
import {
  isTankReport,
  REPORT_SHAPES,
  summed,
  type Grouping,
} from '../../../domain/diesel/reports.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { DeskNotices, StockState } from '../desk/StockState.tsx';
import { useDesk } from '../desk/useDesk.ts';
import { PrintButton, PrintFoot } from '../paper/Paper.tsx';
import { LedgerTable } from '../stock/LedgerTable.tsx';
import { ConsumptionTable } from './ConsumptionTable.tsx';
import { CountsReport } from './CountsReport.tsx';
import { MonthReport } from './MonthReport.tsx';
import { ReportControls } from './ReportControls.tsx';
import { NothingFound, PrintHead } from './ReportPaper.tsx';
import { ReportTable, useReportSheet } from './ReportTables.tsx';
import { SheetDownload } from './SheetDownload.tsx';
import {
  useReport,
  useReportNames,
  useReportParams,
  type Names,
  type Report,
  type ReportParams,
} from './useReport.ts';
import { hasFile, useReportDownload } from './useReportDownload.ts';

import styles from './reports.module.css';

/** What was issued, purchased, extracted and used, and the stock: on screen, in print, or as a file. */
const ReportsScreen = () => {
  const t = useT();
  const params = useReportParams();
  const found = useReport(params);
  // Else a report of all branches would stand there for a moment.
  const report = { ...found, isPending: found.isPending || params.branches.isPending };
  const names = useReportNames(report);
  const { isDownloading, download } = useReportDownload(params);
  return (
    <>
      <PageHeader
        title={t('dieselReports.title')}
        actions={
          <>
            <PrintButton isOff={!isTankReport(params.kind) && !report.found.length} />
            {/* The server offers no file of some. */}
            {hasFile(params) && (
              <Button look="outlined" onClick={download} disabled={isDownloading}>
                <Download />
                {t('dieselReports.serverFile')}
              </Button>
            )}
          </>
        }
      />
      <ReportControls params={params} names={names} />
      {params.kind === 'stock' && <StockReport params={params} nameOf={names.of} />}
      {params.kind === 'counts' && <CountsReport params={params} nameOf={names.of} />}
      {params.kind === 'month' && (
        <MonthReport key={params.month} params={params} nameOf={names.of} />
      )}
      {!isTankReport(params.kind) && <Result params={params} report={report} names={names} />}
    </>
  );
};

interface ResultProps {
  params: ReportParams;
  report: Report;
  names: Names;
}

const Result = ({
  params,
  report: { rows, found, undated, times, error, isPending, isCut, known, retry },
  names,
}: ResultProps) => {
  const t = useT();
  const sheetOf = useReportSheet();
  const instantText = useInstantText();
  const { kind, report, grouping, filter } = params;
  if (isApiError(error, 'notOffered')) {
    return <Alert tone="info">{t('dieselReports.notOffered')}</Alert>;
  }
  if (error) {
    return <LoadFailed message="dieselReports.failed.load" error={error} onRetry={retry} />;
  }
  if (isPending) return <ListSkeleton />;
  if (found.length === 0) return <NothingFound />;
  const { amounts } = REPORT_SHAPES[report];
  const { lines, total } = summed(found, grouping, amounts);
  const unknown = Math.max(...amounts.map((name) => total.sums[name]?.unknown ?? 0));
  return (
    <article className={styles.paper} data-own-print>
      {kind !== 'consumption' && (
        <PrintHead {...params} nameOf={names.of}>
          <SheetDownload
            name={`${report}-${filter.from}-${filter.to}`}
            sheetOf={() =>
              sheetOf({
                report,
                grouping,
                lines,
                nameOf: names.of,
                timeOf: (key) => instantText(times.get(key) ?? ''),
              })
            }
          />
        </PrintHead>
      )}
      {isCut && <Alert tone="warn">{t('dieselReports.cut', { count: showCount(known) })}</Alert>}
      {kind === 'consumption' ? (
        <ConsumptionTable rows={rows as readonly DieselIssue[]} params={params} nameOf={names.of} />
      ) : (
        <ReportTable
          report={report}
          grouping={grouping}
          lines={lines}
          total={total}
          nameOf={names.of}
        />
      )}
      {kind === report && unknown > 0 && (
        <p className="note">{t('dieselReports.unknown', { smart_count: unknown })}</p>
      )}
      {undated > 0 && (
        <p className="note">{t('dieselReports.undated', { smart_count: undated })}</p>
      )}
      <PrintFoot />
    </article>
  );
};

export default ReportsScreen;

interface StockReportProps {
  params: ReportParams;
  nameOf: (grouping: Grouping, key: string) => string;
}

/** What each tank holds today, and the movements since its last count. */
const StockReport = ({ params, nameOf }: StockReportProps) => {
  const t = useT();
  const desk = useDesk();
  const { branch } = params.filter;
  return (
    <>
      <DeskNotices desk={desk} />
      <StockState desk={desk} branch={branchKey(branch)}>
        {(positions) => (
          <article className={styles.paper} data-own-print>
            <PrintHead {...params} nameOf={nameOf} />
            {positions.map(({ branch: id, stock, ledger, lacks }) => {
              const name = nameOf('branch', String(id));
              return (
                <section key={`${id}-${stock.id}`} className="stack gap-2">
                  <h3 className="large">{name}</h3>
                  {ledger && (
                    <LedgerTable
                      label={t('dieselDesk.ledger.label', { branch: name })}
                      steps={stepsOf(ledger)}
                    />
                  )}
                  {lacks && (
                    <p>
                      {t(desk.isWorking ? 'dieselDesk.working' : `dieselDesk.noLedger.${lacks}`)}
                    </p>
                  )}
                </section>
              );
            })}
            <PrintFoot />
          </article>
        )}
      </StockState>
    </>
  );
};
