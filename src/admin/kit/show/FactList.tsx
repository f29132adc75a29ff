import { Fragment, type ReactNode } from 'react';

import styles from './Card.module.css';

interface FactListProps {
  facts: readonly { name: string; value: ReactNode }[];
}

/** Names and values of a record, side by side. */
export const FactList = ({ facts }: FactListProps) => (
  <dl className={styles.facts}>
    {facts.map(({ name, value }) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
);
