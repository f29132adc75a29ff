import type { ComponentProps } from 'react';

import { useT } from '../texts/useT.ts';

import styles from './fields.module.css';

/** Secondary text. */
export const Muted = (props: ComponentProps<'span'>) => (
  <span className={styles.muted} {...props} />
);

/** A dash in place of an unknown value. */
export const NotGiven = () => <Muted>{useT()('common.notGiven')}</Muted>;
