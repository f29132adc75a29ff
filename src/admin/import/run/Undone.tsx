import { Link } from 'react-router-dom';

import { listOf, showCount } from '../../../domain/base/formats.ts';
import { rowsThatAre, type RowOutcome } from '../../../domain/import/run/outcome.ts';
import type { ImportRun } from '../../../domain/import/run/run.ts';
import { undoOutcome } from '../../../domain/import/run/undo.ts';
import { recordPaths } from '../../kit/recordPaths.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { Listed } from './Listed.tsx';
import { StoredActions } from './StoredActions.tsx';
import type { Run } from './useImportRun.ts';
import { useReasonWords } from './useReasonWords.ts';

interface UndoneProps {
  run: Run;
  journal: ImportRun;
}

export const Undone = ({ run, journal }: UndoneProps) => {
  const t = useT();
  const reasonWords = useReasonWords(journal);
  const { deleted, restored, touched, failed, left } = undoOutcome(journal);
  const unchecked = rowsThatAre(journal, 'unchecked').length;
  const isPartial = left + touched.length + failed.length + unchecked > 0;
  const parts = [
    deleted > 0 && t('importing.undo.deleted', { count: showCount(deleted) }),
    restored > 0 && t('importing.undo.restored', { count: showCount(restored) }),
  ].filter(Boolean);
  const link = ({ row, state }: RowOutcome<'stored'>) => (
    <Link to={`${recordPaths(journal.resource).list}/${encodeURIComponent(state.id)}/show`}>
      <bdi>{row.key}</bdi>
    </Link>
  );
  return (
    <>
      <Alert tone={isPartial ? 'warn' : 'good'}>
        <strong>
          {parts.length > 0
            ? t(`importing.undo.${isPartial ? 'partly' : 'done'}`, {
                parts: listOf(parts),
              })
            : t('importing.undo.nothing')}
        </strong>
        {left > 0 && <div>{t('importing.undo.left', { smart_count: left })}</div>}
        <StoredActions run={run} journal={journal} />
      </Alert>
      <Listed
        tone="warn"
        title={t('importing.undo.touched', { smart_count: touched.length })}
        items={touched}
        keyOf={({ index }) => index}
        item={link}
      />
      <Listed
        tone="bad"
        title={t('importing.undo.refused', { smart_count: failed.length })}
        items={failed}
        keyOf={({ index }) => index}
        item={(one) => (
          <>
            {link(one)}: {reasonWords(one.state) ?? t('importing.result.noReason')}
          </>
        )}
      />
    </>
  );
};
