import { useLoading } from 'react-admin';

import { useT } from '../../kit/texts/useT.ts';

import styles from './TopBar.module.css';

/** A slim line while anything is being loaded or saved. */
export const ProgressBar = () => {
  const t = useT();
  return useLoading() ? (
    <div className={styles.track}>
      <div />
      <progress aria-label={t('shell.loading')} />
    </div>
  ) : null;
};
