import { Fragment, type ReactNode } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';

import type { Column } from '../fields/columns.ts';

import styles from './Card.module.css';

interface FactListProps {
  facts: readonly { name: string; value: ReactNode }[];
}

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

export const ColumnFacts = ({ columns }: { columns: readonly Column[] }) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  return (
    <FactList
      facts={columns.map(({ source, field }) => ({
        name: translate(`resources.${resource}.fields.${source}`),
        value: field,
      }))}
    />
  );
};
