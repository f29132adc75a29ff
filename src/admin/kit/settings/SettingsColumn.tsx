import type { PropsWithChildren } from 'react';

import styles from './settings.module.css';

export const SettingsColumn = ({ children }: PropsWithChildren) => (
  <div className={styles.column}>{children}</div>
);
