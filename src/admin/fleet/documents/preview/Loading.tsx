import { useT } from '../../../kit/texts/useT.ts';

import styles from './preview.module.css';

export type NoPreview = 'notShown' | 'broken' | 'locked';

export const Loading = () => {
  const t = useT();
  return (
    <div
      role="status"
      className={styles.loading}
      aria-label={t('resources.fleet/documents.preview.loading')}
    />
  );
};
