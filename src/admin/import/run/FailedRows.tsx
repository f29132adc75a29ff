import { refusedCsv, type RefusedRow } from '../../../domain/import/output.ts';
import { rowsThatAre, type RowOutcome } from '../../../domain/import/run/outcome.ts';
import type { ImportRun } from '../../../domain/import/run/run.ts';
import { saveCsv } from '../../kit/files/saveBlob.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useReasonWords } from './useReasonWords.ts';

const WHAT = {
  refused: 'importing.result.notArrived',
  unchecked: 'importing.result.notChecked',
  unsent: 'importing.result.notSent',
  conflict: 'importing.result.inConflict',
} as const;

type Failed = RowOutcome<keyof typeof WHAT>;

interface FailedRowsProps {
  journal: ImportRun;
  leftOut?: LeftOut;
}

export interface LeftOut {
  count: number;
  rows: () => RefusedRow[];
}

/** For correction, each with its reason. */
export const useSaveRefused = () => {
  const t = useT();
  return (fileName: string, csv: ImportRun['csv'], rows: readonly RefusedRow[]): void =>
    saveCsv(
      `${fileName.replace(/\.csv$/i, '')}-left-out.csv`,
      refusedCsv(csv, rows, t('importing.plan.reason')),
    );
};

export const FailedRows = ({ journal, leftOut }: FailedRowsProps) => {
  const t = useT();
  const reasonWords = useReasonWords(journal);
  const saveRefused = useSaveRefused();
  const failed: Failed[] = rowsThatAre(journal, 'refused', 'unchecked', 'unsent', 'conflict');
  if (failed.length + (leftOut?.count ?? 0) === 0) return null;

  const refused = ({ row: { line, raw }, state }: Failed): RefusedRow => {
    const what = t(WHAT[state.is]);
    const why = reasonWords(state);
    return { line, raw, reason: why ? t('importing.result.because', { what, reason: why }) : what };
  };
  const save = () => {
    const rows = [...(leftOut?.rows() ?? []), ...failed.map(refused)];
    saveRefused(
      journal.fileName,
      journal.csv,
      rows.toSorted((a, b) => a.line - b.line),
    );
  };
  return <Button onClick={save}>{t('importing.result.file')}</Button>;
};
