import { Alert } from '@mui/material';
import { Link } from 'react-router-dom';

import type { RowOutcome } from '../../../domain/import/run/outcome.ts';
import type { ImportRun } from '../../../domain/import/run/run.ts';
import { undoOutcome } from '../../../domain/import/run/undo.ts';
import { recordPaths } from '../../kit/recordPaths.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Listed } from './Listed.tsx';

/** The result of undoing an import; records changed since then are named and linked. */
export const Undone = ({ journal }: { journal: ImportRun }) => {
  const t = useT();
  const { deleted, restored, touched, failed } = undoOutcome(journal);
  const parts = [
    deleted > 0 && t('importing.undo.deleted', { count: deleted.toLocaleString() }),
    restored > 0 && t('importing.undo.restored', { count: restored.toLocaleString() }),
  ].filter(Boolean);
  const link = ({ row, state }: RowOutcome<'stored'>) => (
    <Link to={`${recordPaths(journal.resource).list}/${encodeURIComponent(state.id)}/show`}>
      <bdi>{row.key}</bdi>
    </Link>
  );
  return (
    <>
      <Alert severity={touched.length + failed.length > 0 ? 'warning' : 'success'}>
        <strong>
          {parts.length > 0
            ? t('importing.undo.done', { parts: parts.join(', ') })
            : t('importing.undo.nothing')}
        </strong>
      </Alert>
      <Listed
        severity="warning"
        title={t('importing.undo.touched', { smart_count: touched.length })}
        items={touched}
        keyOf={({ index }) => index}
        item={link}
      />
      <Listed
        severity="error"
        title={t('importing.undo.refused', { smart_count: failed.length })}
        items={failed}
        keyOf={({ index }) => index}
        item={link}
      />
    </>
  );
};
