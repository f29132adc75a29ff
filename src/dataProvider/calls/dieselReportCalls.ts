import type { BranchId } from '../../domain/base/branch.ts';
import type { VoucherReport } from '../../domain/diesel/reports.ts';
import { TIMEOUTS } from '../client/phpClient.ts';
import type { Context } from '../context.ts';
import { DIESEL } from '../endpoints.ts';

type ExportedReport = VoucherReport | 'stock';

/** What a file is narrowed to: days as `yyyy-MM-dd`, both inclusive, and ids. */
interface ExportFilter {
  from?: string;
  to?: string;
  branch_id?: BranchId;
  truck_id?: number;
  driver_id?: number;
}

/** In a CSV formulas are neutralised. */
interface ReportFile {
  name: string;
  blob: Blob;
  /** The report that it holds, if that is another one. */
  other?: ExportedReport | undefined;
}

const CSV_TYPE = /^(?:text|application)\/csv\b/i;

const fileOf = async (
  { blob, fileName }: { blob: Blob; fileName?: string },
  report: ExportedReport,
): Promise<ReportFile> => {
  if (!CSV_TYPE.test(blob.type)) return { name: fileName ?? report, blob };
  const [{ guardedCsv }, { otherReport }] = await Promise.all([
    import('../../domain/csv/guard.ts'),
    import('../../domain/diesel/reportFile.ts'),
  ]);
  const text = await blob.text();
  const [first = ''] = text.split('\n', 1);
  const other = otherReport(first.split(/[,;\t|]/), report);
  return {
    name: other ? `${other}.csv` : (fileName ?? `${report}.csv`),
    blob: new Blob([guardedCsv(text)], { type: blob.type }),
    other,
  };
};

export const createDieselReportCalls = ({ api }: Context) => ({
  exportReport: async (report: ExportedReport, filter: ExportFilter): Promise<ReportFile> => {
    const timeout = TIMEOUTS.upload;
    const file = await (report === 'issued'
      ? api.download(`${DIESEL}/issued_export.php`, { query: { ...filter }, timeout })
      : api.download(`${DIESEL}/export.php`, {
          method: 'POST',
          // Servers differ in the name of the report.
          json: { report, type: report, format: 'csv', ...filter },
          timeout,
        }));
    return fileOf(file, report);
  },
});
