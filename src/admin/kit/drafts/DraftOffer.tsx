import { Unbroken } from '../texts/Unbroken.tsx';
import { useInstantText } from '../texts/useInstantText.ts';
import { useT } from '../texts/useT.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';

import styles from './Drafts.module.css';

interface DraftOfferProps {
  at: number;
  onRestore: () => void;
  onDiscard: () => void;
}

export const DraftOffer = ({ at, onRestore, onDiscard }: DraftOfferProps) => {
  const t = useT();
  const instantText = useInstantText();
  return (
    <div className={styles.offer}>
      <Alert
        tone="info"
        action={
          <div>
            <Button onClick={onRestore}>{t('editing.draft.restore')}</Button>
            <Button onClick={onDiscard}>{t('editing.draft.discard')}</Button>
          </div>
        }
      >
        <Unbroken text={t('editing.draft.found', { at: instantText(at) })} />
      </Alert>
    </div>
  );
};
