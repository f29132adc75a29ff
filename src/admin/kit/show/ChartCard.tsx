import { useId, useState, type ReactNode } from 'react';

import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';

import card from '../../kit/show/Card.module.css';
import styles from './charts.module.css';

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
    <section className={card.card} aria-labelledby={heading}>
      <div className={`${card.head} ${styles.head}`}>
        <h2 id={heading}>{title}</h2>
        {table && !empty && (
          <Button onClick={() => setTable(!isTable)}>
            {t(isTable ? 'overview.charts.asChart' : 'overview.charts.asTable')}
          </Button>
        )}
      </div>
      {empty ? <p className="soft">{empty}</p> : isTable ? table : chart}
    </section>
  );
};
