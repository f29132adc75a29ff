import { useState } from 'react';

import { rowsThatAre } from '../../../domain/import/run/outcome.ts';
import { undoable } from '../../../domain/import/run/undo.ts';
import { Question } from '../../kit/dialogs/Question.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useMay } from '../../kit/useMay.ts';
import type { RunProps } from './useImportRun.ts';

/** May delete the added records that are left to undo, and edit the changed ones. */
export const useMayUndo = () => {
  const may = useMay();
  return (resource: string, { added, updated }: ReturnType<typeof undoable>): boolean =>
    added + updated > 0 &&
    (added === 0 || may('delete', resource)) &&
    (updated === 0 || may('edit', resource));
};

/** Undoes an import after a confirmation, if the user may delete what it added and edit what it changed. */
export const UndoButton = ({ run, journal }: RunProps) => {
  const t = useT();
  const mayUndo = useMayUndo();
  const [isAsking, setAsking] = useState(run.isAsking ?? false);
  const left = undoable(journal);
  const { added, updated } = left;
  const isBegun = added + updated < rowsThatAre(journal, 'stored').length;
  if (!mayUndo(journal.resource, left)) return null;
  const content = [
    added > 0 && t('importing.undo.deletes', { smart_count: added }),
    updated > 0 && t('importing.undo.restores', { smart_count: updated }),
    t('importing.undo.keeps'),
  ];
  return (
    <>
      <Button onClick={() => setAsking(true)}>
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
      {!run.isKept && <div>{t('importing.result.notKept')}</div>}
    </>
  );
};
