import { useState } from 'react';
import { useNotify } from 'react-admin';

import { findBranch } from '../../../domain/base/branch.ts';
import { numberOf } from '../../../domain/base/validation.ts';
import { relabel } from '../../../domain/csv/relabel.ts';
import { hasServerFile, REPORT_RESOURCES } from '../../../domain/diesel/reports.ts';
import { useNotifyFailure } from '../../kit/feedback/useFailure.ts';
import { saveBlob } from '../../kit/files/saveBlob.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useAppDataProvider } from '../../kit/useAppDataProvider.ts';
import { useBranches } from '../useBranches.ts';
import type { ReportParams } from './useReport.ts';

/** Whether the server can be asked for the file of a report; of a truck known by its number only it can't. */
export const hasFile = ({ kind, filter: { truck, driver } }: ReportParams): boolean =>
  hasServerFile(kind) && [truck, driver].every((key) => !key || numberOf(key) !== undefined);

/** Once per click. */
export const useReportDownload = ({ kind, filter }: ReportParams) => {
  const dataProvider = useAppDataProvider();
  const { branches } = useBranches();
  const t = useT();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [isDownloading, setDownloading] = useState(false);

  const download = async () => {
    if (isDownloading || !hasServerFile(kind)) return;
    setDownloading(true);
    const { from, to, branch, truck, driver } = filter;
    const isIssued = kind === 'issued';
    const exportFilter = {
      // The stock is always today's.
      ...(kind !== 'stock' && { from, to }),
      branch_id: findBranch(branches, branch)?.id,
      ...(isIssued && { truck_id: numberOf(truck), driver_id: numberOf(driver) }),
    };
    try {
      const { name, blob, other } = await dataProvider.exportReport(kind, exportFilter);
      const fields = `resources.${REPORT_RESOURCES[kind]}.fields`;
      const labelOf = (column: string) =>
        t(`${fields}.${column === 'branch' ? 'branch_id' : column}`, { _: column });
      const csv = await blob.text();
      const labelled = relabel(csv, labelOf);
      saveBlob(name, labelled === csv ? blob : new Blob([labelled], { type: blob.type }));
      if (other) {
        notify('dieselReports.otherReport', {
          type: 'warning',
          messageArgs: { report: t(`dieselReports.reports.${other}`) },
        });
      }
    } catch (error) {
      notifyFailure(
        isIssued ? 'dieselReports.failed.exportIssued' : 'dieselReports.failed.exportReport',
        error,
        {},
      );
    } finally {
      setDownloading(false);
    }
  };

  return { isDownloading, download: () => void download() };
};
