import { Button } from '@mui/material';

import type { ImportEntry } from '../../domain/import/importEntry.ts';
import { REFUSED_STATES, refusedCsv } from '../../domain/import/output.ts';
import type { ImportPlan } from '../../domain/import/plan.ts';
import { saveCsv } from '../kit/files/saveCsv.ts';
import { useT } from '../kit/texts/useT.ts';
import type { ImportKind } from './importKind.ts';
import { useEntryWords } from './texts/useEntryWords.ts';
import { useMissingWords } from './texts/useMissingWords.ts';
import type { Import } from './useImport.ts';

interface ImportActionsProps<Field extends string> {
  kind: ImportKind<Field>;
  run: Import<Field>;
  onClose: () => void;
}

/** What can be done next. */
export const ImportActions = <Field extends string>({
  kind,
  run,
  onClose,
}: ImportActionsProps<Field>) => {
  const t = useT();
  const { stage, plan } = run;
  if (stage === 'done') {
    return (
      <>
        <Button onClick={run.startOver}>{t('importing.result.again')}</Button>
        {plan && <RefusedRows kind={kind} run={run} plan={plan} />}
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('importing.result.done')}
        </Button>
      </>
    );
  }
  return (
    <>
      {plan && stage === 'preview' && <RefusedRows kind={kind} run={run} plan={plan} />}
      <Button onClick={onClose} disabled={stage === 'sending'}>
        {t('common.cancel')}
      </Button>
      {stage === 'preview' && <NextStep run={run} />}
    </>
  );
};

const NextStep = <Field extends string>({ run }: Pick<ImportActionsProps<Field>, 'run'>) => {
  const t = useT();
  const { plan, isPlanned, check, failure } = run;
  const isChecking = check === 'running';
  if (failure?.mustCheck) {
    return (
      <Button variant="contained" disabled={isChecking} onClick={() => void run.lookAgain()}>
        {t('importing.check.look')}
      </Button>
    );
  }
  const count = plan?.counts.new ?? 0;
  // Instead of a button that could never be pressed, a note says that there is nothing to import.
  if (isPlanned && count === 0) return null;
  return (
    <Button
      variant="contained"
      disabled={count === 0 || isChecking || !isPlanned}
      onClick={() => void run.send()}
    >
      {t('importing.plan.send', { smart_count: count })}
    </Button>
  );
};

interface RefusedRowsProps<Field extends string> {
  kind: ImportKind<Field>;
  run: Import<Field>;
  plan: ImportPlan<Field>;
}

/** Offers the rows that are not imported as a file to correct, each with its reason. */
const RefusedRows = <Field extends string>({ kind, run, plan }: RefusedRowsProps<Field>) => {
  const t = useT();
  const entryWords = useEntryWords(kind);
  const missingWords = useMissingWords(run.result);
  const isRefused = ({ state }: ImportEntry<Field>) => REFUSED_STATES.includes(state);
  const count = plan.counts.wrong + plan.counts.duplicate + (run.result?.missing.length ?? 0);
  if (count === 0) return null;

  const wordsOf = (entry: ImportEntry<Field>) => {
    const { outcome, reasons } = entryWords(entry);
    return [outcome, ...reasons].map((words) => words.replace(/\.$/, '')).join('. ');
  };

  const save = () => {
    const missing = new Map(run.result?.missing.map((row) => [row.line, row]));
    const csv = refusedCsv(
      plan.csv,
      plan.entries.filter((entry) => isRefused(entry) || missing.has(entry.line)),
      t('importing.plan.reason'),
      (entry) => {
        const row = missing.get(entry.line);
        return row ? missingWords(row) : wordsOf(entry);
      },
    );
    saveCsv(`${run.file?.name.replace(/\.csv$/i, '')}-left-out.csv`, csv);
  };
  return (
    <Button onClick={save} disabled={!run.isPlanned}>
      {t(run.result ? 'importing.result.file' : 'importing.plan.refusedFile')}
    </Button>
  );
};
