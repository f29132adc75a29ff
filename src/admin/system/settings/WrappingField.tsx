import type { PropsWithChildren } from 'react';

import { PlainField } from '../../kit/fields/valueFields.tsx';

import styles from './settings.module.css';

/** Instead of widening the table. */
export const Wrapping = ({ children }: PropsWithChildren) => (
  <span className={styles.wrapping}>{children}</span>
);

/** Instead of widening the table. */
export const WrappingField = ({ source }: { source: string }) => (
  <Wrapping>
    <PlainField source={source} />
  </Wrapping>
);
