import { showCount } from '../../../domain/base/formats.ts';
import { rowsThatAre, type RowOutcome } from '../../../domain/import/run/outcome.ts';
import { FieldValue } from '../../kit/fields/FieldValue.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { SHOWN } from './Listed.tsx';
import type { RunProps } from './useImportRun.ts';

import styles from '../import.module.css';

/** The records that someone else changed meanwhile, with both values to choose from. */
export const Conflicts = ({ run, journal }: RunProps) => {
  const t = useT();
  const conflicts = rowsThatAre(journal, 'conflict');
  if (conflicts.length === 0) return null;
  const indexes = conflicts.map(({ index }) => index);
  return (
    <Alert tone="warn">
      {t('importing.conflicts.title', { smart_count: conflicts.length })}
      <ul className={`rows ${styles.items}`}>
        {conflicts.slice(0, SHOWN).map((conflict) => (
          <Conflict key={conflict.index} run={run} journal={journal} conflict={conflict} />
        ))}
      </ul>
      {conflicts.length > SHOWN && (
        <div>
          {t('importing.result.more', { shown: SHOWN, total: showCount(conflicts.length) })}
        </div>
      )}
      {conflicts.length > 1 && (
        <div className="row">
          <Button look="outlined" onClick={() => void run.resolve(indexes, 'ours')}>
            {t('importing.conflicts.allOurs')}
          </Button>
          <Button onClick={() => void run.resolve(indexes, 'theirs')}>
            {t('importing.conflicts.allTheirs')}
          </Button>
        </div>
      )}
    </Alert>
  );
};

interface ConflictProps extends RunProps {
  conflict: RowOutcome<'conflict'>;
}

const Conflict = ({
  run,
  journal: { resource },
  conflict: { index, row, state },
}: ConflictProps) => {
  const t = useT();
  const words = useWords();
  return (
    <li className={`row gap-24 ${styles.line}`}>
      <div>
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
      </div>
      <Button
        look="outlined"
        aria-label={t('importing.conflicts.useOursOf', { record: row.key })}
        onClick={() => void run.resolve([index], 'ours')}
      >
        {t('importing.conflicts.useOurs')}
      </Button>
      <Button
        aria-label={t('importing.conflicts.keepTheirsOf', { record: row.key })}
        onClick={() => void run.resolve([index], 'theirs')}
      >
        {t('importing.conflicts.keepTheirs')}
      </Button>
    </li>
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
