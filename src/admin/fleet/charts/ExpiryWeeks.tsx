import { Link } from 'react-router-dom';

import { addDays } from '../../../domain/base/dates.ts';
import { listOf, showCount } from '../../../domain/base/formats.ts';
import { dayAndMonth, lastOfWeek, showDays } from '../../../domain/base/week.ts';
import type { PaperKind } from '../../../domain/expiries/paperKind.ts';
import {
  kindsIn,
  WEEKS_AHEAD,
  weeksAhead,
  type ExpiryWeek,
} from '../../../domain/expiries/weeksAhead.ts';
import { ChartCard } from '../../common/ChartCard.tsx';
import { worklistQuery } from '../../expiries/papersPath.ts';
import type { FleetPapers } from '../../expiries/useFleetPapers.ts';
import { usePaperKindName } from '../../expiries/worklist/usePaperKindName.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { FigureTable } from '../../kit/ui/FigureTable.tsx';

import styles from './charts.module.css';

interface Bar {
  label: string;
  /** The text below the bar: a word, or day and month. */
  tick: string | readonly string[];
  total: number;
  to: string;
  /** What the bar counts, for a pointer; the chart's table has it for everyone. */
  title: string;
}

/** Each bar links to what it counts. */
export const WeekBars = ({ label, bars }: { label: string; bars: readonly Bar[] }) => {
  const most = Math.max(1, ...bars.map(({ total }) => total));
  return (
    <ol className={styles.bars} aria-label={label}>
      {bars.map(({ label: days, tick, total, to, title }) => (
        <li key={days}>
          <div className={styles.bar}>
            {total > 0 ? (
              <Link to={to} aria-label={`${days}: ${showCount(total)}`} title={title}>
                {showCount(total)}
                <div style={{ blockSize: `${(total / most) * 100}%` }} />
              </Link>
            ) : (
              <span aria-label={`${days}: ${showCount(0)}`} role="img">
                {showCount(0)}
              </span>
            )}
          </div>
          <span className={styles.tick} aria-hidden="true">
            {typeof tick === 'string' ? tick : tick.map((line) => <span key={line}>{line}</span>)}
          </span>
        </li>
      ))}
    </ol>
  );
};

const addressOf = ({ from }: ExpiryWeek, kind?: PaperKind) =>
  worklistQuery({ week: from, ...(kind && { kind }) });

export const ExpiryWeeks = ({ papers: { countsOf, gaps } }: { papers: FleetPapers }) => {
  const t = useT();
  const nameOf = usePaperKindName();
  const { today, first_day_of_week: firstDay } = useCompanyDay();
  const weeks = weeksAhead(countsOf, today, firstDay);
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
          bars={weeks.map((week, index) => ({
            label: labelOf(week, index),
            tick: index === 0 && isRest ? t('overview.charts.now') : dayAndMonth(week.from),
            total: week.total,
            to: addressOf(week),
            title: kinds
              .filter((kind) => week.counts[kind])
              .map((kind) => `${nameOf(kind)}: ${showCount(week.counts[kind] ?? 0)}`)
              .join('\n'),
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
                  {showCount(count)}
                </Link>
              ) : (
                showCount(0)
              );
            }),
          }))}
        />
      }
    />
  );
};
