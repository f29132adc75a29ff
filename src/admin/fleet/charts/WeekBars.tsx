import { Link } from 'react-router-dom';

import styles from './charts.module.css';

interface Bar {
  /** The days that the bar covers. */
  label: string;
  /** The text below the bar: a word, or day and month. */
  tick: string | readonly string[];
  total: number;
  to: string;
  parts: readonly { id: string; name: string; value: number; to: string }[];
}

interface WeekBarsProps {
  label: string;
  /** The kinds of parts; the style sheet sets their colours by these ids. */
  legend: readonly { id: string; name: string }[];
  bars: readonly Bar[];
}

/**
 * Stacked bars with their totals, each a link to what it counts. The parts show on hover only; the
 * chart's table has them for everyone.
 */
export const WeekBars = ({ label, legend, bars }: WeekBarsProps) => {
  const most = Math.max(1, ...bars.map(({ total }) => total));
  return (
    <div className={styles.chart}>
      <ul className={styles.legend} aria-hidden="true">
        {legend.map(({ id, name }) => (
          <li key={id} data-series={id}>
            {name}
          </li>
        ))}
      </ul>
      <ol className={styles.bars} aria-label={label}>
        {bars.map(({ label: days, tick, total, to, parts }) => (
          <li key={days}>
            <div className={styles.bar}>
              {total > 0 ? (
                <Link to={to} aria-label={`${days}: ${total}`}>
                  {total}
                </Link>
              ) : (
                <span aria-label={`${days}: 0`} role="img">
                  0
                </span>
              )}
              <div style={{ blockSize: `${(total / most) * 100}%` }} aria-hidden="true">
                {parts.map((part) => (
                  <Link
                    key={part.id}
                    to={part.to}
                    tabIndex={-1}
                    data-series={part.id}
                    style={{ flexGrow: part.value }}
                    title={`${part.name}, ${days}: ${part.value}`}
                  />
                ))}
              </div>
            </div>
            <span className={styles.tick} aria-hidden="true">
              {typeof tick === 'string' ? tick : tick.map((line) => <span key={line}>{line}</span>)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
};
