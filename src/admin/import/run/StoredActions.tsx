import { showCount } from '../../../domain/base/formats.ts';
import { storedIds } from '../../../domain/import/run/outcome.ts';
import type { ImportRun } from '../../../domain/import/run/run.ts';
import { idRanges } from '../../../domain/records/idRanges.ts';
import { recordPaths } from '../../kit/recordPaths.ts';
import { useT } from '../../kit/texts/useT.ts';
import { ButtonLink } from '../../kit/ui/Button.tsx';
import { UndoButton } from './UndoButton.tsx';
import type { Run } from './useImportRun.ts';

interface StoredActionsProps {
  run: Run;
  journal: ImportRun;
}

export const StoredActions = ({ run, journal }: StoredActionsProps) => {
  const t = useT();
  const ids = storedIds(journal);
  const { ranges, count } = idRanges(ids);
  if (ids.length === 0) return null;
  return (
    <div className="row">
      <ButtonLink look="outlined" to={recordPaths(journal.resource).filtered({ ids: ranges })}>
        {count < ids.length
          ? t('importing.result.showFirst', { shown: showCount(count) })
          : t('importing.result.show', { smart_count: ids.length })}
      </ButtonLink>
      <UndoButton run={run} journal={journal} />
    </div>
  );
};
