import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';

import { countsOf, rowsThatAre } from '../../../domain/import/run/outcome.ts';
import type { ImportRun } from '../../../domain/import/run/run.ts';
import { undoOutcome } from '../../../domain/import/run/undo.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { ImportFailed } from '../ImportFailed.tsx';
import { Conflicts } from './Conflicts.tsx';
import { RunRows } from './RunRows.tsx';
import { StoredActions } from './StoredActions.tsx';
import { Undone } from './Undone.tsx';
import { useCountWords } from './useCountWords.ts';
import type { Run } from './useImportRun.ts';

interface RunResultProps {
  run: Run;
  journal: ImportRun;
}

/** The result of an import, compared with the server's records, and the undo. */
export const RunResult = ({ run, journal }: RunResultProps) => {
  const { left } = undoOutcome(journal);
  const isTakenBack = left < rowsThatAre(journal, 'stored').length;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      {run.failure && <ImportFailed failure={run.failure} />}
      {isTakenBack ? (
        <Undone run={run} journal={journal} />
      ) : (
        <Stored run={run} journal={journal} />
      )}
      <Conflicts resource={journal.resource} run={run} />
      <RunRows run={journal} />
    </Box>
  );
};

const Stored = ({ run, journal }: RunResultProps) => {
  const t = useT();
  const translate = useTranslate();
  const headline = useHeadline();
  const { rows, said } = journal;
  const isWhole = rowsThatAre(journal, 'stored').length === rows.length;
  return (
    <>
      <Alert severity={isWhole ? 'success' : 'warning'}>
        <strong>{headline(journal)}</strong>
        {said.confirmed !== undefined && (
          <div>{t('importing.result.confirmed', { smart_count: said.confirmed })}</div>
        )}
        <StoredActions run={run} journal={journal} />
      </Alert>
      {said.unconfirmed && (
        <Alert severity={isWhole ? 'info' : 'warning'}>
          {t('importing.result.unconfirmed')}
          <div>{translate(said.unconfirmed, { _: said.unconfirmed })}</div>
        </Alert>
      )}
    </>
  );
};

/** The result by what the server lists; a truncated list shows only part of it. */
const useHeadline = () => {
  const t = useT();
  const words = useWords();
  const countWords = useCountWords();
  return (run: ImportRun): string => {
    const counts = countsOf(run);
    const { toAdd, added, toUpdate } = counts;
    if (toUpdate > 0 || rowsThatAre(run, 'unchecked').length === 0) {
      return `${countWords(run.resource, counts)}.`;
    }
    const records = words.records(run.resource, toAdd).toLowerCase();
    return `${t('importing.result.seen', { count: added, total: toAdd, records })}.`;
  };
};
