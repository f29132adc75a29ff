import type { PropsWithChildren, ReactNode } from 'react';

import styles from './part.module.css';

/** States of a part, one below the other. */
export const Specimens = ({ children }: PropsWithChildren) => (
  <div className={styles['specimens']}>{children}</div>
);

/** One state, or a few for comparison, under its name. */
export const Specimen = ({ name, children }: PropsWithChildren<{ name: string }>) => (
  <section>
    <p className={styles['name']}>{name}</p>
    <div className={styles['row']}>{children}</div>
  </section>
);

interface DoAndDontProps {
  right: ReactNode;
  because: string;
  wrong: ReactNode;
  since: string;
}

/** A part used well beside the same used badly, each with the reason. */
export const DoAndDont = ({ right, because, wrong, since }: DoAndDontProps) => (
  <div className={styles['compared']}>
    <figure data-right>
      <div className={styles['row']}>{right}</div>
      <figcaption>
        <b>Do.</b> {because}
      </figcaption>
    </figure>
    <figure>
      <div className={styles['row']}>{wrong}</div>
      <figcaption>
        <b>Don’t.</b> {since}
      </figcaption>
    </figure>
  </div>
);
