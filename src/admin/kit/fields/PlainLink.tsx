import type { ComponentProps } from 'react';

import { InnerLink } from '../ui/InnerLink.tsx';

import styles from './fields.module.css';

/** In the colour of the surrounding text, so that a table of links stays calm. */
export const PlainLink = (props: ComponentProps<typeof InnerLink>) => (
  <InnerLink className={`plain ${styles.plain}`} {...props} />
);
