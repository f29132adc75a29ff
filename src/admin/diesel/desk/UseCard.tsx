import { useMemo } from 'react';

import { dayAndMonth } from '../../../domain/base/week.ts';
import { toMillilitres } from '../../../domain/diesel/amounts.ts';
import { VOUCHER_LISTS } from '../../../domain/diesel/ledger/movements.ts';
import { totalBook } from '../../../domain/diesel/ledger/position.ts';
import { lastDays, levelsByDay, litresByDay, USE_DAYS } from '../../../domain/diesel/ledger/use.ts';
import { ChartCard } from '../../common/ChartCard.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { FigureTable } from '../../kit/ui/FigureTable.tsx';
import type { Board } from './useDesk.ts';
import { useDeskTexts } from './useDeskTexts.ts';

import styles from './desk.module.css';

interface Day {
  day: string;
  issued: number;
  purchased: number;
  /** What the tanks held at its end, if that is known. */
  level?: number | undefined;
}

const useDayRange = () => {
  const { today, time_zone } = useCompanyDay();
  return useMemo(() => lastDays(today, time_zone), [today, time_zone]);
};

/** The server's days, or for one branch from its vouchers; undefined if unknown. */
const useDays = ({ desk, told, branch, movements }: Board): Day[] | undefined => {
  const range = useDayRange();
  const server = branch === undefined ? told.figures.data?.by_day : undefined;
  const [start = -Infinity] = range.starts;
  const isKnown = desk.isKnownFrom('issues', start) && desk.isKnownFrom('purchases', start);
  return useMemo(() => {
    if (server && server.length > 0) {
      return server.map(({ day, issued_l, purchased_l }) => ({
        day,
        issued: toMillilitres(issued_l),
        purchased: toMillilitres(purchased_l),
      }));
    }
    if (!isKnown) return undefined;
    const use = litresByDay(movements, range);
    return range.days.map((day, index) => ({
      day,
      issued: use.issued[index] ?? 0,
      purchased: use.purchased[index] ?? 0,
    }));
  }, [server, isKnown, movements, range]);
};

/** Undefined unless all their books are known from vouchers. */
const useLevels = ({ desk: { positions, facts, isKnownFrom }, branch }: Board) => {
  const days = useDayRange();
  const isKnown = VOUCHER_LISTS.every((list) => isKnownFrom(list, days.starts[0] ?? -Infinity));
  return useMemo(() => {
    const own = (positions ?? []).filter((one) => branch === undefined || one.branch === branch);
    const book = totalBook(own);
    if (!facts || !isKnown) return undefined;
    if (!book || own.length === 0 || own.some(({ ledger }) => !ledger)) return undefined;
    const branches = own.map((one) => one.branch);
    const levels = levelsByDay(book.ml, branches, facts.known.movements, days);
    return new Map(days.days.map((day, index) => [day, levels[index]]));
  }, [positions, facts, isKnown, branch, days]);
};

/**
 * The level of the tanks with the deliveries, or what was issued and purchased on each day where
 * the level is not known.
 */
export const UseCard = (props: Board) => {
  const t = useT();
  const levels = useLevels(props);
  const days = useDays(props)?.map((day) => ({ ...day, level: levels?.get(day.day) }));
  const isLoading = props.desk.isWorking || props.told.figures.isPending;
  const gaps = props.desk.facts?.known.gaps.lists;
  const isVague = gaps?.has('issues') || gaps?.has('purchases');
  const title = t('dieselDesk.use.title', { count: USE_DAYS });
  if (!days) {
    const why = t(isLoading ? 'dieselDesk.working' : 'dieselDesk.use.unknown');
    return <ChartCard title={title} chart={null} empty={why} />;
  }
  const isEmpty = days.every(({ issued, purchased }) => issued === 0 && purchased === 0);
  return (
    <ChartCard
      title={title}
      empty={isEmpty && t(isVague ? 'dieselDesk.use.unknown' : 'dieselDesk.use.none')}
      chart={<DayBars days={days} isLevel={levels !== undefined} />}
      table={<DayTable days={days} />}
    />
  );
};

const EACH = 5;

/** The level at the end of each day with a mark where diesel was delivered, else what was issued and purchased. */
const DayBars = ({ days, isLevel }: { days: readonly Day[]; isLevel: boolean }) => {
  const t = useT();
  const { litres } = useDeskTexts();
  const dateText = useDateText();
  const first = isLevel ? 'level' : 'issued';
  const most = Math.max(
    1,
    ...days.flatMap(({ level = 0, issued, purchased }) => (isLevel ? level : [issued, purchased])),
  );
  const heightOf = (ml = 0) => `${(Math.max(0, ml) / most) * 100}%`;
  const textOf = (day: Day) =>
    [
      dateText(day.day),
      `${t(`dieselDesk.use.${first}`)}: ${litres(day[first] ?? 0)}`,
      ...(isLevel && day.purchased <= 0
        ? []
        : [`${t('dieselDesk.use.purchased')}: ${litres(day.purchased)}`]),
    ].join('\n');
  return (
    <figure>
      <figcaption className="legend">
        <span data-series="issued">{t(`dieselDesk.use.${first}`)}</span>
        <span data-series="purchased">
          {t(isLevel ? 'dieselDesk.use.delivery' : 'dieselDesk.use.purchased')}
        </span>
        <small>{t('dieselDesk.use.highest', { litres: litres(most, 0) })}</small>
      </figcaption>
      <div
        className={styles['bars']}
        data-levels={isLevel || undefined}
        role="img"
        aria-label={t(isLevel ? 'dieselDesk.use.levels' : 'dieselDesk.use.picture')}
      >
        {days.map((day, index) => (
          <div key={day.day} title={textOf(day)}>
            <span>
              <i data-series="issued" style={{ blockSize: heightOf(day[first]) }} />
              {!isLevel && (
                <i data-series="purchased" style={{ blockSize: heightOf(day.purchased) }} />
              )}
              {isLevel && day.purchased > 0 && (
                <b data-series="purchased" style={{ insetBlockEnd: heightOf(day.level) }} />
              )}
            </span>
            {/* Every fifth day, counted from today. */}
            <small>
              {(days.length - 1 - index) % EACH === 0 && dayAndMonth(day.day).join(' ')}
            </small>
          </div>
        ))}
      </div>
    </figure>
  );
};

const DayTable = ({ days }: { days: readonly Day[] }) => {
  const t = useT();
  const { litres } = useDeskTexts();
  const dateText = useDateText();
  const isLevel = days.some(({ level }) => level !== undefined);
  const columns = ['day', 'issued', 'purchased', ...(isLevel ? (['level'] as const) : [])] as const;
  const dash = t('common.notGiven');
  const sum = (of: (day: Day) => number) => days.reduce((total, day) => total + of(day), 0);
  return (
    <FigureTable
      label={t('dieselDesk.use.picture')}
      head={columns.map((name) => t(`dieselDesk.use.${name}`))}
      rows={days.toReversed().map(({ day, issued, purchased, level }) => ({
        key: day,
        name: dateText(day),
        figures: [
          litres(issued),
          litres(purchased),
          ...(isLevel ? [level === undefined ? dash : litres(level)] : []),
        ],
      }))}
      total={{
        key: 'total',
        name: t('dieselDesk.use.total'),
        figures: [
          litres(sum(({ issued }) => issued)),
          litres(sum(({ purchased }) => purchased)),
          ...(isLevel ? [''] : []),
        ],
      }}
    />
  );
};
