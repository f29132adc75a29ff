import { ChevronRight } from 'lucide-react';
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

export const Agenda = () => {
  const t = useT();
  const { today } = useCompanyDay();
  const { found: papers, isNarrowed, isWhole, countText } = useRows<Paper>();
  const [isOpen, setOpen] = useState<boolean>();
  const ahead = useMemo(() => papers.filter(({ date }) => date >= today), [papers, today]);
  const past = papers.length - ahead.length;
  const expired = useMemo(() => papers.slice(0, past), [papers, past]);
  const shows = isOpen ?? isNarrowed;
  return (
    <div className={styles.agenda}>
      {past > 0 && (
        <details
          className={styles.expired}
          open={shows}
          onToggle={({ currentTarget: { open } }) => {
            if (open !== shows) setOpen(open);
          }}
        >
          <summary>
            <ChevronRight aria-hidden="true" />
            {t('calendar.agenda.expired')}{' '}
            <b className="badge" data-tone="bad">
              {countText(past)}
            </b>
          </summary>
          {shows && <Days papers={expired} />}
        </details>
      )}
      {ahead.length > 0 ? (
        <Days papers={ahead} />
      ) : (
        <p className="soft">
          {t(isWhole ? 'calendar.agenda.nothing' : 'calendar.agenda.nothingKnown')}
        </p>
      )}
    </div>
  );
};

/** Rendered at first; a button shows more. */
const WINDOW = 60;

const Days = ({ papers }: { papers: readonly Paper[] }) => {
  const t = useT();
  const [size, setSize] = useState(WINDOW);
  const days = useMemo(() => [...papersByDay(papers.slice(0, size))], [papers, size]);
  const left = papers.length - size;
  return (
    <>
      {days.map(([day, ofDay]) => (
        <section key={day} className={styles.day}>
          <DayHeading day={day} papers={ofDay} />
          <PaperRows papers={ofDay} />
        </section>
      ))}
      {left > 0 && (
        <Button look="outlined" onClick={() => setSize(size + WINDOW)}>
          {t('calendar.agenda.more', { count: Math.min(left, WINDOW) })}
        </Button>
      )}
    </>
  );
};
