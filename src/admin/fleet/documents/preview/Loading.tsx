import { useT } from '../../../kit/texts/useT.ts';

import styles from './preview.module.css';

/** Why there is a download instead of a preview. */
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
