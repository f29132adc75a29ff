import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { Button } from '../../kit/ui/Button.tsx';
import type { Notifications } from './useNotifications.ts';

import styles from './BellPanel.module.css';

/** Says which notifications are still loading, or could not be loaded. */
export const LoadNotice = ({ bell }: { bell: Notifications }) => {
  const t = useT();
  const words = useWords();
  if (bell.isLoading) return <output className={styles.note}>{t('bell.loading')}</output>;
  if (!bell.isPartial) return null;
  const missing = bell.failed.map((resource) => words.records(resource));
  if (bell.alertsFailed) missing.push(t('bell.alerts'));
  return (
    <div role="alert" className={styles.note}>
      {bell.hasFailed ? t('shell.bell.failed') : t('bell.partial', { records: missing.join(', ') })}
      <br />
      <Button onClick={bell.retry} disabled={bell.isFetching}>
        {t('common.retry')}
      </Button>
    </div>
  );
};
