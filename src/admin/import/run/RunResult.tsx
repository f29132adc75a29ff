import { useTranslate } from 'react-admin';

import { countsOf, rowsThatAre } from '../../../domain/import/run/outcome.ts';
import type { ImportRun } from '../../../domain/import/run/run.ts';
import { undoOutcome } from '../../../domain/import/run/undo.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { ImportFailed } from '../ImportFailed.tsx';
import { Conflicts } from './Conflicts.tsx';
import { RunRows } from './RunRows.tsx';
import { StoredActions } from './StoredActions.tsx';
import { Undone } from './Undone.tsx';
import { useCountWords } from './useCountWords.ts';
import type { Run } from './useImportRun.ts';

import styles from '../import.module.css';

interface RunResultProps {
  run: Run;
  journal: ImportRun;
}

export const RunResult = ({ run, journal }: RunResultProps) => {
  const { left } = undoOutcome(journal);
  const isTakenBack = left < rowsThatAre(journal, 'stored').length;
  return (
    <div role="status" className={styles.stack}>
      {run.failure && <ImportFailed failure={run.failure} />}
      {isTakenBack ? (
        <Undone run={run} journal={journal} />
      ) : (
        <Stored run={run} journal={journal} />
      )}
      <Conflicts resource={journal.resource} run={run} />
      <RunRows run={journal} />
    </div>
  );
};

const Stored = ({ run, journal }: RunResultProps) => {
  const t = useT();
  const translate = useTranslate();
  const countWords = useCountWords();
  const { rows, said } = journal;
  const isStored = rowsThatAre(journal, 'stored').length === rows.length;
  const isWhole = isStored && said.confirmed === undefined;
  return (
    <>
      <Alert tone={isWhole ? 'good' : 'warn'}>
        <strong>{countWords(journal.resource, countsOf(journal))}.</strong>
        {said.confirmed !== undefined && (
          <div>{t('importing.result.confirmed', { smart_count: said.confirmed })}</div>
        )}
        <StoredActions run={run} journal={journal} />
      </Alert>
      {said.unconfirmed && (
        <Alert tone={isWhole ? 'info' : 'warn'}>
          {t('importing.result.unconfirmed')}
          <div>{translate(said.unconfirmed, { _: said.unconfirmed })}</div>
        </Alert>
      )}
    </>
  );
};
