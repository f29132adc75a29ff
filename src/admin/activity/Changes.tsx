import { useState } from 'react';
import { useRecordContext } from 'react-admin';

import type { ActivityEntry, FieldChange } from '../../domain/activity/activity.ts';
import { FieldValue } from '../kit/fields/FieldValue.tsx';
import { useT } from '../kit/texts/useT.ts';
import { useWords } from '../kit/texts/useWords.ts';

import styles from './Activity.module.css';

const SHOWN = 3;

const hasValue = (value: unknown) => value !== null && value !== '';

export const Changes = () => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const entry = useRecordContext<ActivityEntry>();
  if (!entry) return null;
  const { changes, entity_type, action } = entry;
  // For a record added or deleted, only non-empty fields are listed.
  const all =
    action === 'update' ? changes : changes.filter((one) => hasValue(one.old) || hasValue(one.new));
  const rest = all.length - SHOWN;
  return (
    <>
      <ul className={styles.changes}>
        {(isOpen ? all : all.slice(0, SHOWN)).map((change) => (
          <Change key={change.field} resource={entity_type} change={change} action={action} />
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          className="act"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen
            ? t('resources.fleet/activity.fewer')
            : t('resources.fleet/activity.more', { smart_count: rest })}
        </button>
      )}
    </>
  );
};

interface ChangeProps {
  resource: string | null;
  change: FieldChange;
  action: ActivityEntry['action'];
}

const Change = ({ resource, change, action }: ChangeProps) => {
  const t = useT();
  const words = useWords();
  const { field } = change;
  const old = <FieldValue resource={resource} field={field} value={change.old} />;
  const now = <FieldValue resource={resource} field={field} value={change.new} />;
  return (
    <li>
      <span className="soft">{words.field(resource, field)}:</span> {action === 'create' && now}
      {action === 'delete' && old}
      {action !== 'create' && action !== 'delete' && (
        <>
          {old}
          <span className="arrow" role="img" aria-label={t('resources.fleet/activity.becomes')}>
            →
          </span>
          {now}
        </>
      )}
    </li>
  );
};
