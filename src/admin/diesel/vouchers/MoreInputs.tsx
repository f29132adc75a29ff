import { useWatch } from 'react-hook-form';

import { RecordInput } from '../../kit/inputs/RecordInput.tsx';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';

import styles from './form.module.css';

/** Rarely changed fields: time and notes. */
export const MoreInputs = () => {
  const t = useT();
  const instantText = useInstantText();
  const at: unknown = useWatch({ name: 'at' });
  return (
    <details className={styles.more}>
      <summary>{t('diesel.more', { at: instantText(String(at)) })}</summary>
      <div>
        <RecordInput source="at" />
        <RecordInput source="notes" />
      </div>
    </details>
  );
};
