import type { ComponentProps } from 'react';

import { useT } from '../texts/useT.ts';

import styles from './fields.module.css';

export const Muted = (props: ComponentProps<'span'>) => (
  <span className={styles.muted} {...props} />
);

export const NotGiven = () => <Muted>{useT()('common.notGiven')}</Muted>;
