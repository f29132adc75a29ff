import { Link } from 'react-router-dom';

import { addDays } from '../../../domain/base/dates.ts';
import { listOf } from '../../../domain/base/formats.ts';
import { dayAndMonth, lastOfWeek, showDays } from '../../../domain/base/week.ts';
import type { PaperKind } from '../../../domain/expiries/paperKind.ts';
import {
  kindsIn,
  WEEKS_AHEAD,
  weeksAhead,
  type ExpiryWeek,
} from '../../../domain/expiries/weeksAhead.ts';
import { worklistQuery } from '../../expiries/papersPath.ts';
import type { FleetPapers } from '../../expiries/useFleetPapers.ts';
import { usePaperKindName } from '../../expiries/worklist/usePaperKindName.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { FigureTable } from '../../kit/ui/FigureTable.tsx';
import { ChartCard } from './ChartCard.tsx';

import styles from './charts.module.css';

interface Bar {
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
 * Each bar links to what it counts. The parts show on hover only; the chart's table has them for
 * everyone.
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
                    title={`${listOf([part.name, days])}: ${part.value}`}
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

const addressOf = ({ from }: ExpiryWeek, kind?: PaperKind) =>
  worklistQuery({ week: from, ...(kind && { kind }) });

export const ExpiryWeeks = ({ papers: { expiries, gaps } }: { papers: FleetPapers }) => {
  const t = useT();
  const nameOf = usePaperKindName();
  const { today, first_day_of_week: firstDay } = useCompanyDay();
  const weeks = weeksAhead(expiries, today, firstDay);
  const kinds = kindsIn(weeks);
  const words = useWords();
  const title = t('overview.charts.weeks', { count: WEEKS_AHEAD });
  /** The first week is complete only if it starts today. */
  const isRest = lastOfWeek(today, firstDay) !== addDays(today, 6);
  const labelOf = (week: ExpiryWeek, index: number) =>
    index === 0 && isRest ? t('overview.charts.rest') : showDays(week.from, week.to);
  return (
    <ChartCard
      title={title}
      empty={
        gaps.length > 0
          ? t('overview.charts.unknown', {
              records: listOf(gaps.map(({ resource }) => words.records(resource))),
            })
          : kinds.length === 0 && t('overview.charts.noPapers', { count: WEEKS_AHEAD })
      }
      chart={
        <WeekBars
          label={title}
          legend={kinds.map((kind) => ({ id: kind, name: nameOf(kind) }))}
          bars={weeks.map((week, index) => ({
            label: labelOf(week, index),
            tick: index === 0 && isRest ? t('overview.charts.now') : dayAndMonth(week.from),
            total: week.total,
            to: addressOf(week),
            parts: kinds.flatMap((kind) => {
              const value = week.counts[kind];
              return value
                ? [{ id: kind, name: nameOf(kind), value, to: addressOf(week, kind) }]
                : [];
            }),
          }))}
        />
      }
      table={
        <FigureTable
          label={title}
          head={[t('overview.charts.week'), t('overview.charts.total'), ...kinds.map(nameOf)]}
          rows={weeks.map((week, index) => ({
            key: week.from,
            name: labelOf(week, index),
            figures: [undefined, ...kinds].map((kind) => {
              const count = kind ? week.counts[kind] : week.total;
              return count ? (
                <Link key={kind} to={addressOf(week, kind)}>
                  {count}
                </Link>
              ) : (
                0
              );
            }),
          }))}
        />
      }
    />
  );
};
