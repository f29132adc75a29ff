import { X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, useCallback } from 'react';
import { DayPicker } from 'react-day-picker';

import type { IsoDate } from '../../../domain/base/dates.ts';
import { monthOf, type IsoMonth } from '../../../domain/calendar/months.ts';
import { papersByDay, sharedNames } from '../../../domain/calendar/papersByDay.ts';
import type { Paper } from '../../../domain/expiries/papers.ts';
import { asWeekday, toDate, toDay } from '../../kit/inputs/pickerDays.ts';
import { usePickerTexts } from '../../kit/inputs/usePickerTexts.ts';
import { useRows } from '../../kit/list/rowList.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useDayText } from '../../kit/texts/useDayText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { weekdayName } from '../../kit/texts/weekdayName.ts';
import { Button, IconButton } from '../../kit/ui/Button.tsx';
import { useMedia } from '../../kit/ui/useMedia.ts';
import { DayHeading } from './DayHeading.tsx';
import { MonthDay, MonthDaysContext } from './MonthDay.tsx';
import { PaperRows } from './PaperRows.tsx';
import { daysShown, useCalendarAddress } from './useCalendarAddress.ts';

import calendar from '../../kit/inputs/Calendar.module.css';
import styles from './Month.module.css';

/**
 * Changes at once because the library moves the focus into the month; the address may lag a few
 * keystrokes behind.
 */
const useShownMonth = (
  month: IsoMonth,
  change: (changes: { month: IsoMonth; day?: IsoDate }) => void,
): [IsoMonth, (month: IsoMonth, day?: IsoDate) => void] => {
  const [shown, setShown] = useState(month);
  const sent = useRef([month]);
  useEffect(() => {
    const at = sent.current.indexOf(month);
    sent.current = at < 0 ? [month] : sent.current.slice(at);
    // Changed from outside, by a link or the back button.
    if (at < 0) setShown(month);
  }, [month]);
  return [
    shown,
    (next, day) => {
      setShown(next);
      sent.current.push(next);
      change({ month: next, ...(day && { day }) });
    },
  ];
};

const CLASS_NAMES = { ...calendar, ...styles };
const COMPONENTS = { DayButton: MonthDay };
const FORMATTERS = {
  formatWeekdayName: (date: Date) => weekdayName(date.getDay(), 'short'),
};
const YEARS_AROUND = 5;
const NONE: readonly Paper[] = [];

export const MonthView = () => {
  const t = useT();
  const { found: papers, part, read, isLoading } = useRows<Paper>();
  const texts = usePickerTexts();
  const { month: requested, day, change } = useCalendarAddress();
  const [month, turnTo] = useShownMonth(requested, change);
  const { today, first_day_of_week, weekend } = useCompanyDay();
  const days = useMemo(() => papersByDay(papers), [papers]);
  const room = useMedia('(min-height: 1020px)') ? 3 : 2;
  const shared = useMemo(() => sharedNames(part ? papers : read.rows), [part, papers, read.rows]);
  const cells = useMemo(() => ({ papers: days, room, shared }), [days, room, shared]);
  const grid = useRef<HTMLDivElement>(null);

  const { from, to } = daysShown(requested);
  // Of a large fleet, the days of other months are not known.
  const opened = day && (!part || (day >= from && day <= to)) ? day : undefined;

  const years = [today, month, ...days.keys()].map((date) => Number(date.slice(0, 4)));
  const close = () => {
    // Another month may be shown by now.
    const opener = [`[data-day="${day}"] button`, 'td button[tabindex="0"]']
      .map((selector) => grid.current?.querySelector<HTMLElement>(selector))
      .find(Boolean);
    opener?.focus();
    change({ day: undefined });
  };

  return (
    <div className={`stack top ${styles.view}`} data-open={opened !== undefined || undefined}>
      <div className={styles.frame} ref={grid}>
        <MonthDaysContext value={cells}>
          <DayPicker
            mode="single"
            today={toDate(today)}
            month={toDate(`${month}-01`)}
            onMonthChange={(date) => turnTo(monthOf(toDay(date)))}
            selected={day === undefined ? undefined : toDate(day)}
            onDayClick={(date) => turnTo(monthOf(toDay(date)), toDay(date))}
            captionLayout="dropdown"
            startMonth={new Date(Math.min(...years) - YEARS_AROUND, 0)}
            endMonth={new Date(Math.max(...years) + YEARS_AROUND, 11)}
            weekStartsOn={asWeekday(first_day_of_week)}
            modifiers={{ weekend: { dayOfWeek: [...weekend] } }}
            modifiersClassNames={{ weekend: calendar['weekend'] ?? '' }}
            showOutsideDays
            {...texts}
            formatters={{ ...texts.formatters, ...FORMATTERS }}
            components={COMPONENTS}
            classNames={CLASS_NAMES}
            aria-label={t('calendar.month.label')}
            aria-busy={isLoading || part?.isPlaceholder}
          />
        </MonthDaysContext>
        <span className={styles.now}>
          <Button look="outlined" onClick={() => turnTo(monthOf(today))}>
            {t('calendar.today')}
          </Button>
        </span>
      </div>
      {opened && (
        <DayPanel key={opened} day={opened} papers={days.get(opened) ?? NONE} onClose={close} />
      )}
    </div>
  );
};

interface DayPanelProps {
  day: IsoDate;
  papers: readonly Paper[];
  onClose: () => void;
}

const DayPanel = ({ day, papers, onClose }: DayPanelProps) => {
  const t = useT();
  const dayText = useDayText();
  const { isNarrowed, read, part } = useRows();
  const isKnown = read.isWhole && !part?.isPlaceholder;
  // Takes the focus if a day was clicked; opened by its address, the page starts at the top. Beside the month,
  // nothing has to scroll.
  const mounted = useCallback((panel: HTMLElement | null) => {
    if (!panel || !document.activeElement?.closest('[data-day]')) return;
    panel.focus({ preventScroll: panel.getBoundingClientRect().top < window.innerHeight / 2 });
  }, []);
  return (
    // Escape does the same as the button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={mounted}
      className={`surface clip ${styles.panel}`}
      aria-label={dayText(day)}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <DayHeading day={day} papers={papers}>
        <IconButton label={t('calendar.day.close')} onClick={onClose}>
          <X />
        </IconButton>
      </DayHeading>
      {papers.length > 0 ? (
        <PaperRows papers={papers} />
      ) : (
        <p className="soft">
          {t(`calendar.day.${!isKnown ? 'emptyKnown' : isNarrowed ? 'emptyFiltered' : 'empty'}`)}
        </p>
      )}
    </section>
  );
};
