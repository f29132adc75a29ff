import { useResourceContext } from 'react-admin';

import { FieldValue } from '../fields/FieldValue.tsx';
import { useT } from '../texts/useT.ts';
import type { FieldTexts } from './fieldTexts.ts';

interface ChangedNoteProps {
  field: string;
  value: unknown;
  texts?: FieldTexts;
}

const ChangedNote = ({ field, value, texts }: ChangedNoteProps) => {
  const t = useT();
  const resource = useResourceContext() ?? null;
  return (
    <span role="status" data-tone="warn">
      {t('editing.changedNote')}{' '}
      {texts?.value(field, value) ?? <FieldValue resource={resource} field={field} value={value} />}
    </span>
  );
};

export default ChangedNote;
