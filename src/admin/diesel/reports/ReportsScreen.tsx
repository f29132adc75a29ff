import { Download } from 'lucide-react';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { branchKey } from '../../../domain/base/branch.ts';
import { showCount } from '../../../domain/base/formats.ts';
import type { DieselIssue } from '../../../domain/diesel/issue.ts';
import { stepsOf } from '../../../domain/diesel/ledger/ledger.ts';
import { isTankReport } from '../../../domain/diesel/reports.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { RowNotices } from '../../kit/list/ListNotices.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { DeskNotices, StockState } from '../desk/StockState.tsx';
import { useDesk } from '../desk/useDesk.ts';
import { PrintButton } from '../paper/Paper.tsx';
import { LedgerTable } from '../stock/LedgerTable.tsx';
import { ConsumptionReport } from './ConsumptionReport.tsx';
import { CountsReport } from './CountsReport.tsx';
import { MonthReport } from './MonthReport.tsx';
import { ReportControls } from './ReportControls.tsx';
import { NothingFound, ReportPaper } from './ReportPaper.tsx';
import {
  useReport,
  useReportNames,
  useReportParams,
  type Report,
  type ShownReport,
} from './useReport.ts';
import { hasFile, useReportDownload } from './useReportDownload.ts';
import { VoucherReport } from './VoucherReport.tsx';

/** What was issued, purchased, extracted and used, and the stock: on screen, in print, or as a file. */
const ReportsScreen = () => {
  const t = useT();
  const params = useReportParams();
  const found = useReport(params);
  // Else a report of all branches would stand there for a moment.
  const report = { ...found, isPending: found.isPending || params.branches.isPending };
  const names = useReportNames(report);
  const shown: ShownReport = { params, nameOf: names.of };
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
      {params.kind === 'stock' && <StockReport {...shown} />}
      {params.kind === 'counts' && <CountsReport {...shown} />}
      {params.kind === 'month' && <MonthReport key={params.month} {...shown} />}
      {!isTankReport(params.kind) && <Result {...shown} report={report} />}
    </>
  );
};

export default ReportsScreen;

interface ResultProps extends ShownReport {
  report: Report;
}

const Result = ({ report, ...shown }: ResultProps) => {
  const t = useT();
  const { rows, found, undated, error, isPending, isCut, known, unreadable, retry } = report;
  if (isApiError(error, 'notOffered')) {
    return <Alert tone="info">{t('dieselReports.notOffered')}</Alert>;
  }
  if (error) {
    return <LoadFailed message="dieselReports.failed.load" error={error} onRetry={retry} />;
  }
  if (isPending) return <ListSkeleton />;
  const parts = {
    ...shown,
    notice: (isCut || unreadable > 0) && (
      <>
        {isCut && <Alert tone="warn">{t('dieselReports.cut', { count: showCount(known) })}</Alert>}
        <RowNotices meta={{ unreadable }} />
      </>
    ),
    children: undated > 0 && (
      <p className="note">{t('dieselReports.undated', { smart_count: undated })}</p>
    ),
  };
  if (found.length === 0) {
    return (
      <>
        {parts.notice || <NothingFound />}
        {parts.children}
      </>
    );
  }
  return shown.params.kind === 'consumption' ? (
    <ConsumptionReport {...parts} rows={rows as readonly DieselIssue[]} />
  ) : (
    <VoucherReport {...parts} report={report} />
  );
};

/** What each tank holds today, and the movements since its last count. */
const StockReport = (shown: ShownReport) => {
  const t = useT();
  const desk = useDesk();
  return (
    <>
      <DeskNotices desk={desk} />
      <StockState desk={desk} branch={branchKey(shown.params.filter.branch)}>
        {(positions) => (
          <ReportPaper {...shown}>
            {positions.map(({ branch: id, stock, ledger, lacks }) => {
              const name = shown.nameOf('branch', String(id));
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
          </ReportPaper>
        )}
      </StockState>
    </>
  );
};
