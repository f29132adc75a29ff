import { useMemo, useState } from 'react';

import { papersByDay } from '../../../domain/calendar/papersByDay.ts';
import type { Paper } from '../../../domain/expiries/papers.ts';
import { useRows } from '../../kit/list/rowList.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { DayHeading } from './DayHeading.tsx';
import { PaperRows } from './PaperRows.tsx';

import styles from './Papers.module.css';

/** Rendered at first; a button shows more. */
export const AGENDA_WINDOW = 60;

/** Of a long list, `onMore` asks for more of those ahead. */
export const Agenda = ({ onMore }: { onMore: () => void }) => {
  const t = useT();
  const { today } = useCompanyDay();
  const { found: papers, part, isNarrowed, isWhole, countText } = useRows<Paper>();
  const [isOpen, setOpen] = useState<boolean>();
  const ahead = useMemo(() => papers.filter(({ date }) => date >= today), [papers, today]);
  const past = papers.length - ahead.length;
  const expired = useMemo(() => papers.slice(0, past), [papers, past]);
  const more = part && { left: part.total - papers.length, onMore };
  const shows = isOpen ?? isNarrowed;
  return (
    <div className={`stack gap-3 ${styles.agenda}`}>
      {past > 0 && (
        <details
          className={`surface clip ${styles.expired}`}
          open={shows}
          onToggle={({ currentTarget: { open } }) => {
            if (open !== shows) setOpen(open);
          }}
        >
          <summary>
            {t('calendar.agenda.expired')}{' '}
            <b className="badge" data-tone="bad">
              {countText(part ? part.total : past)}
            </b>
          </summary>
          {shows && <Days papers={expired} more={more} />}
        </details>
      )}
      {ahead.length > 0 ? (
        <Days papers={ahead} more={more} />
      ) : (
        <p className="soft">
          {t(isWhole ? 'calendar.agenda.nothing' : 'calendar.agenda.nothingKnown')}
        </p>
      )}
    </div>
  );
};

interface DaysProps {
  papers: readonly Paper[];
  /** What a long list has beyond these. */
  more?: { left: number; onMore: () => void };
}

const Days = ({ papers, more }: DaysProps) => {
  const t = useT();
  const [window, setWindow] = useState(AGENDA_WINDOW);
  const size = more ? papers.length : window;
  const days = useMemo(() => [...papersByDay(papers.slice(0, size))], [papers, size]);
  const left = more ? more.left : papers.length - size;
  return (
    <>
      {days.map(([day, ofDay]) => (
        <section key={day} className={`surface clip ${styles.day}`}>
          <DayHeading day={day} papers={ofDay} />
          <PaperRows papers={ofDay} />
        </section>
      ))}
      {left > 0 && (
        <Button
          look="outlined"
          onClick={more ? more.onMore : () => setWindow(window + AGENDA_WINDOW)}
        >
          {t('calendar.agenda.more', { count: Math.min(left, AGENDA_WINDOW) })}
        </Button>
      )}
    </>
  );
};
