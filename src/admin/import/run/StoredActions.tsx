import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';

import { storedIds } from '../../../domain/import/run/outcome.ts';
import type { ImportRun } from '../../../domain/import/run/run.ts';
import { idRanges } from '../../../domain/records/idRanges.ts';
import { recordPaths } from '../../kit/recordPaths.ts';
import { useT } from '../../kit/texts/useT.ts';
import { UndoButton } from './UndoButton.tsx';
import type { Run } from './useImportRun.ts';

interface StoredActionsProps {
  run: Run;
  journal: ImportRun;
}

/** Shows or undoes what an import has stored and what was not undone yet. */
export const StoredActions = ({ run, journal }: StoredActionsProps) => {
  const t = useT();
  const ids = storedIds(journal);
  const { ranges, count } = idRanges(ids);
  if (ids.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        component={Link}
        to={recordPaths(journal.resource).filtered({ ids: ranges })}
      >
        {count < ids.length
          ? t('importing.result.showFirst', { shown: count.toLocaleString() })
          : t('importing.result.show', { smart_count: ids.length })}
      </Button>
      <UndoButton run={run} journal={journal} />
    </Box>
  );
};
