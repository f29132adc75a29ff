import { Alert, Box, Button } from '@mui/material';

import type { RowOutcome } from '../../../domain/import/run/outcome.ts';
import { FieldValue } from '../../kit/fields/FieldValue.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { SHOWN } from './Listed.tsx';
import type { Run } from './useImportRun.ts';

interface ConflictsProps {
  resource: string;
  run: Run;
}

/** The records that someone else changed meanwhile, with both values to choose from. */
export const Conflicts = ({ resource, run }: ConflictsProps) => {
  const t = useT();
  const { conflicts } = run;
  if (conflicts.length === 0) return null;
  const indexes = conflicts.map(({ index }) => index);
  return (
    <Alert severity="warning" sx={{ '& > .MuiAlert-message': { minInlineSize: 0, flex: 1 } }}>
      {t('importing.conflicts.title', { smart_count: conflicts.length })}
      <Box
        component="ul"
        sx={{ display: 'grid', gap: 1.5, margin: 0, marginBlockStart: 1.5, padding: 0 }}
      >
        {conflicts.slice(0, SHOWN).map((conflict) => (
          <Conflict key={conflict.index} resource={resource} run={run} conflict={conflict} />
        ))}
      </Box>
      {conflicts.length > SHOWN && (
        <Box sx={{ marginBlockStart: 1.5 }}>
          {t('importing.result.more', { shown: SHOWN, total: conflicts.length.toLocaleString() })}
        </Box>
      )}
      {conflicts.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1.5 }}>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            onClick={() => void run.resolve(indexes, 'ours')}
          >
            {t('importing.conflicts.allOurs')}
          </Button>
          <Button size="small" color="inherit" onClick={() => void run.resolve(indexes, 'theirs')}>
            {t('importing.conflicts.allTheirs')}
          </Button>
        </Box>
      )}
    </Alert>
  );
};

interface ConflictProps extends ConflictsProps {
  conflict: RowOutcome<'conflict'>;
}

const Conflict = ({ resource, run, conflict: { index, row, state } }: ConflictProps) => {
  const t = useT();
  const words = useWords();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        paddingBlockStart: 1,
        borderBlockStart: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <strong>
          <bdi>{row.key}</bdi>
        </strong>
        {Object.entries(row.after).map(([field, ours]) => (
          <div key={field}>
            {words.field(resource, field)}
            {' — '}
            <Value
              label={t('importing.conflicts.theirs')}
              {...{ resource, field }}
              value={state.theirs[field]}
            />
            {' · '}
            <Value label={t('importing.conflicts.ours')} {...{ resource, field }} value={ours} />
          </div>
        ))}
      </Box>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        aria-label={t('importing.conflicts.useOursOf', { record: row.key })}
        onClick={() => void run.resolve([index], 'ours')}
      >
        {t('importing.conflicts.useOurs')}
      </Button>
      <Button
        size="small"
        color="inherit"
        aria-label={t('importing.conflicts.keepTheirsOf', { record: row.key })}
        onClick={() => void run.resolve([index], 'theirs')}
      >
        {t('importing.conflicts.keepTheirs')}
      </Button>
    </Box>
  );
};

interface ValueProps {
  label: string;
  resource: string;
  field: string;
  value: unknown;
}

const Value = ({ label, ...value }: ValueProps) => (
  <>
    {label}:{' '}
    <strong>
      <FieldValue {...value} />
    </strong>
  </>
);
