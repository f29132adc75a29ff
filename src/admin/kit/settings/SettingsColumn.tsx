import type { PropsWithChildren } from 'react';

import styles from './settings.module.css';

/** The cards of a settings page, one below the other, in a readable width. */
export const SettingsColumn = ({ children }: PropsWithChildren) => (
  <div className={styles.column}>{children}</div>
);
