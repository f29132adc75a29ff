import { useId, useState, type ReactNode } from 'react';

import { EmptyNote } from '../kit/show/PageCard.tsx';
import { useT } from '../kit/texts/useT.ts';
import { Button } from '../kit/ui/Button.tsx';

import styles from '../kit/show/Card.module.css';

interface ChartCardProps {
  title: string;
  chart: ReactNode;
  /** The same numbers, each linked to what it counts. Not needed if the chart has them all in words. */
  table?: ReactNode;
  /** Shown instead of chart and table when there is no data. */
  empty?: string | false;
}

export const ChartCard = ({ title, chart, table, empty }: ChartCardProps) => {
  const t = useT();
  const heading = useId();
  const [isTable, setTable] = useState(false);
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={`${styles.head} ${styles.chart}`}>
        <h2 id={heading}>{title}</h2>
        {table && !empty && (
          <Button onClick={() => setTable(!isTable)}>
            {t(isTable ? 'overview.charts.asChart' : 'overview.charts.asTable')}
          </Button>
        )}
      </div>
      {empty ? <EmptyNote role="status">{empty}</EmptyNote> : isTable ? table : chart}
    </section>
  );
};
