import { Button } from '@mui/material';
import { useState } from 'react';

import { rowsThatAre } from '../../../domain/import/run/outcome.ts';
import type { ImportRun } from '../../../domain/import/run/run.ts';
import { undoable } from '../../../domain/import/run/undo.ts';
import { Question } from '../../kit/dialogs/Question.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useMay } from '../../kit/useMay.ts';
import type { Run } from './useImportRun.ts';

interface UndoButtonProps {
  run: Run;
  journal: ImportRun;
}

/** Undoes an import after a confirmation, if the user may delete what it added and edit what it changed. */
export const UndoButton = ({ run, journal }: UndoButtonProps) => {
  const t = useT();
  const may = useMay();
  const [isAsking, setAsking] = useState(run.isAsking ?? false);
  const { added, updated } = undoable(journal);
  const isBegun = added + updated < rowsThatAre(journal, 'stored').length;
  const mayUndo =
    (added === 0 || may('delete', journal.resource)) &&
    (updated === 0 || may('edit', journal.resource));
  if (added + updated === 0 || !mayUndo) return null;
  const content = [
    added > 0 && t('importing.undo.deletes', { smart_count: added }),
    updated > 0 && t('importing.undo.restores', { smart_count: updated }),
    t('importing.undo.keeps'),
  ];
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setAsking(true)}>
        {t(`importing.undo.${isBegun ? 'rest' : 'button'}`)}
      </Button>
      <Question
        isOpen={isAsking}
        title={t('importing.undo.title')}
        content={content.filter(Boolean).join(' ')}
        confirm={t('importing.undo.confirm')}
        isDestructive
        onConfirm={() => {
          setAsking(false);
          run.undo();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
