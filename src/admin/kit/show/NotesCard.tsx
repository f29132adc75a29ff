import { useRecordContext, useResourceContext } from 'react-admin';

import { recordText } from '../texts/useRecordText.ts';
import { PageCard } from './PageCard.tsx';

import styles from './Card.module.css';

export const NotesCard = () => {
  const resource = useResourceContext() ?? '';
  const notes = useRecordContext<{ id: number; notes: string | null }>()?.notes;
  if (!notes) return null;
  return (
    <PageCard title={recordText(resource, 'sections.notes')}>
      <div dir="auto" className={styles.notes}>
        {notes}
      </div>
    </PageCard>
  );
};
