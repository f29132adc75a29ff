import { rowsToSend } from '../../domain/import/choices.ts';
import { REFUSED_STATES } from '../../domain/import/output.ts';
import { entriesIn } from '../../domain/import/plan.ts';
import { useT } from '../kit/texts/useT.ts';
import { Button } from '../kit/ui/Button.tsx';
import type { ImportKind } from './importKind.ts';
import { useSaveRefused, type LeftOut } from './run/FailedRows.tsx';
import { useEntryWords } from './texts/useEntryWords.ts';
import type { Import } from './useImport.ts';

interface ImportActionsProps {
  run: Import;
  leftOut: LeftOut | undefined;
  onSend: () => void;
  onClose: () => void;
}

export const ImportActions = ({ run, leftOut, onSend, onClose }: ImportActionsProps) => {
  const t = useT();
  return (
    <>
      {leftOut && run.stage === 'preview' && <LeftOutRows run={run} leftOut={leftOut} />}
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      {run.stage === 'preview' && <SendButton run={run} onSend={onSend} />}
    </>
  );
};

const SendButton = ({ run, onSend }: Pick<ImportActionsProps, 'run' | 'onSend'>) => {
  const t = useT();
  const { plan, isPlanned, isReady, choices } = run;
  const { added = [], updated = [] } = plan ? rowsToSend(plan, choices) : {};
  const count = added.length + updated.length;
  // A note says that there is nothing to import, so there is no button that would stay disabled.
  if (isPlanned && count === 0) return null;
  return (
    <Button look="contained" disabled={count === 0 || !isReady} onClick={onSend}>
      {t('importing.plan.send', { smart_count: count })}
    </Button>
  );
};

export const useSkippedRows = (kind: ImportKind, { plan }: Import): LeftOut | undefined => {
  const entryWords = useEntryWords(kind);
  if (!plan) return undefined;
  const rows = () =>
    entriesIn(plan, REFUSED_STATES).map((entry) => {
      const { outcome, reasons } = entryWords(entry);
      const why = reasons.length > 0 ? reasons : [outcome];
      const reason = why.map((one) => one.replace(/\.$/, '')).join('. ');
      return { line: entry.line, raw: entry.raw, reason };
    });
  return { count: plan.counts.wrong + plan.counts.duplicate, rows };
};

interface LeftOutRowsProps {
  run: Import;
  leftOut: LeftOut;
}

const LeftOutRows = ({ run, leftOut }: LeftOutRowsProps) => {
  const t = useT();
  const saveRefused = useSaveRefused();
  const { plan, file } = run;
  if (!plan || !file || leftOut.count === 0) return null;
  return (
    <Button
      onClick={() => saveRefused(file.name, plan.csv, leftOut.rows())}
      disabled={!run.isReady}
    >
      {t('importing.plan.refusedFile')}
    </Button>
  );
};
