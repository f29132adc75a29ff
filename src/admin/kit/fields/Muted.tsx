import type { ComponentProps } from 'react';

import styles from './fields.module.css';

/** Secondary text. */
export const Muted = (props: ComponentProps<'span'>) => (
  <span className={styles.muted} {...props} />
);
