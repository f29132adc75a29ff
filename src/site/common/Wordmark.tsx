import { brand } from '../../brand.ts';
import { Mark } from './Mark.tsx';

import styles from './Wordmark.module.css';

/** Mark and name on the dark ground of the brand; leads home. */
export const Wordmark = () => (
  <a className={styles.wordmark} href="/">
    <Mark className={styles.mark} />
    <span className={styles.name}>{brand.name}</span>
    <span className={styles.arabic} lang="ar">
      {brand.nameArabic}
    </span>
  </a>
);
