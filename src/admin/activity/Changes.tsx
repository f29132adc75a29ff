import { Button, styled } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';

import type { ActivityEntry, FieldChange } from '../../domain/activity/activity.ts';
import { FieldValue } from '../kit/fields/FieldValue.tsx';
import { Muted } from '../kit/fields/Muted.tsx';
import { useT } from '../kit/texts/useT.ts';
import { useWords } from '../kit/texts/useWords.ts';

const SHOWN = 3;

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});

/** Points from the old to the new value in either direction of reading. */
const Arrow = styled('span')({
  display: 'inline-block',
  marginInline: 4,
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
});

const hasValue = (value: unknown) => value !== null && value !== '';

/** The fields that the entry changed, old → new; long lists behind a button. */
export const Changes = () => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const entry = useRecordContext<ActivityEntry>();
  if (!entry) return null;
  const { changes, entity_type, action } = entry;
  // Of a record that came or went only what it held is worth a line.
  const all =
    action === 'update' ? changes : changes.filter((one) => hasValue(one.old) || hasValue(one.new));
  const rest = all.length - SHOWN;
  return (
    <>
      <List>
        {(isOpen ? all : all.slice(0, SHOWN)).map((change) => (
          <Change key={change.field} resource={entity_type} change={change} action={action} />
        ))}
      </List>
      {rest > 0 && (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen
            ? t('resources.fleet/activity.fewer')
            : t('resources.fleet/activity.more', { smart_count: rest })}
        </Button>
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
      <Muted>{words.field(resource, field)}:</Muted> {action === 'create' && now}
      {action === 'delete' && old}
      {action !== 'create' && action !== 'delete' && (
        <>
          {old}
          <Arrow role="img" aria-label={t('resources.fleet/activity.becomes')}>
            →
          </Arrow>
          {now}
        </>
      )}
    </li>
  );
};
