import { createContext, useContext, useEffect, useRef } from 'react';
import type { DayButtonProps } from 'react-day-picker';

import type { IsoDate } from '../../../domain/base/dates.ts';
import { listOf, ownName } from '../../../domain/base/formats.ts';
import { countOf } from '../../../domain/calendar/papersByDay.ts';
import { keyOf } from '../../../domain/expiries/fleetExpiries.ts';
import { paperKind } from '../../../domain/expiries/paperKind.ts';
import { holderOfExpiry } from '../../../domain/expiries/worklist.ts';
import type { Expiry } from '../../../domain/records/expiry.ts';
import { usePaperKindName } from '../../expiries/worklist/usePaperKindName.ts';
import { useRows } from '../../kit/list/rowList.tsx';
import { useDayText } from '../../kit/texts/useDayText.ts';
import { useT } from '../../kit/texts/useT.ts';

import styles from './Month.module.css';

interface MonthDays {
  papers: ReadonlyMap<IsoDate, readonly Expiry[]>;
  /** How many names fit in a cell. */
  room: number;
  /** Names that need an ID beside them. */
  shared: ReadonlySet<string>;
}

export const MonthDaysContext = createContext<MonthDays>({
  papers: new Map(),
  room: 0,
  shared: new Set(),
});

const STATES = ['overdue', 'due', 'valid'] as const;

export const MonthDay = ({ day, modifiers, className, children, ...button }: DayButtonProps) => {
  const t = useT();
  const dayText = useDayText();
  const kindName = usePaperKindName();
  const ref = useRef<HTMLButtonElement>(null);
  const days = useContext(MonthDaysContext);
  const papers = days.papers.get(day.isoDate) ?? [];
  const { read, part, countText } = useRows();
  const isKnown = read.isWhole && !part?.isPlaceholder;
  const isFocused = modifiers['focused'];
  useEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [isFocused]);

  const counts = STATES.flatMap((state) => {
    const count = countOf(papers, state);
    return count > 0 ? [{ state, count }] : [];
  });
  const said = counts.map(({ state, count }) =>
    t('calendar.month.state', {
      count: countText(count),
      state: t(`common.expiryStates.${state}`).toLowerCase(),
    }),
  );
  const label = listOf([
    dayText(day.isoDate),
    ...(modifiers['today'] ? [t('calendar.month.today')] : []),
    ...(said.length > 0
      ? said
      : [t(isKnown ? 'calendar.month.nothing' : 'calendar.month.nothingKnown')]),
  ]);
  // A single leftover takes no more room than '+1 more' would.
  const shown = papers.length === days.room + 1 ? papers : papers.slice(0, days.room);
  const more = papers.length - shown.length;
  return (
    <button {...button} ref={ref} className={className} aria-label={label}>
      <span className={`line gap-1 ${styles.head}`}>
        <span className={styles.number}>{children}</span>
        {counts.map(({ state, count }) => (
          <span key={state} className="badge" data-state={state}>
            {countText(count)}
          </span>
        ))}
      </span>
      <span className={styles.names}>
        {shown.map((paper) => {
          const holder = holderOfExpiry(paper);
          return (
            <span key={keyOf(paper)} className={styles.name} data-state={paper.state}>
              <span>
                <bdi>{ownName(holder, 'label')}</bdi>{' '}
                {days.shared.has(holder.label) && <small>{holder.code}</small>}
              </span>{' '}
              <small>{kindName(paperKind(paper))}</small>
            </span>
          );
        })}
        {more > 0 && (
          <span className={styles.more}>{t('calendar.month.more', { count: more })}</span>
        )}
      </span>
    </button>
  );
};
