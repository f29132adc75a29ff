import { Link } from 'react-router-dom';

import styles from './charts.module.css';

interface Bar {
  /** The days that it covers. */
  label: string;
  /** Below it: a word, or day and month. */
  tick: string | readonly string[];
  total: number;
  to: string;
  parts: readonly { id: string; name: string; value: number; to: string }[];
}

interface WeekBarsProps {
  label: string;
  /** The kinds of parts, whose colours the style sheet knows by these ids. */
  legend: readonly { id: string; name: string }[];
  bars: readonly Bar[];
}

/**
 * Stacked bars with their totals, each a link to what it counts. The parts are for the pointer; the table
 * beside the chart has them for everybody.
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
