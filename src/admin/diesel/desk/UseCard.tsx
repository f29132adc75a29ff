import { useMemo, useState } from 'react';

import { dayAndMonth } from '../../../domain/base/week.ts';
import { toMillilitres } from '../../../domain/diesel/amounts.ts';
import type { Movement } from '../../../domain/diesel/ledger/movements.ts';
import { lastDays, USE_DAYS, litresByDay } from '../../../domain/diesel/ledger/use.ts';
import type { BranchId } from '../../../domain/people/branch.ts';
import { EmptyNote, PageCard } from '../../kit/show/PageCard.tsx';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { FigureTable } from '../../kit/ui/FigureTable.tsx';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';
import type { Desk, Told } from './useDesk.ts';
import { useDeskTexts } from './useDeskTexts.ts';

import styles from './desk.module.css';

/** One day of the chart, in millilitres. */
interface Day {
  day: string;
  issued: number;
  purchased: number;
}

interface UseCardProps {
  desk: Desk;
  told: Told;
  branch: BranchId | undefined;
  /** The movements of the branch. */
  movements: readonly Movement[];
}

/** The days to chart: the server's, or for one branch from its vouchers; undefined if unknown. */
const useDays = ({ desk, told, branch, movements }: UseCardProps): Day[] | undefined => {
  const { today, time_zone } = useCompanyDay();
  const { facts, troubles } = desk;
  const server = branch === undefined ? told.figures.data?.by_day : undefined;
  const isKnown = facts && troubles.every(({ list }) => list === 'extractions');
  return useMemo(() => {
    if (server && server.length > 0) {
      return server.map(({ day, issued_l, purchased_l }) => ({
        day,
        issued: toMillilitres(issued_l),
        purchased: toMillilitres(purchased_l),
      }));
    }
    if (!isKnown) return undefined;
    const days = lastDays(today, time_zone);
    const use = litresByDay(movements, days);
    return days.days.map((day, index) => ({
      day,
      issued: use.issued[index] ?? 0,
      purchased: use.purchased[index] ?? 0,
    }));
  }, [server, isKnown, movements, today, time_zone]);
};

/** What was issued and purchased on each of the last 30 days, as a bar chart or a table. */
export const UseCard = (props: UseCardProps) => {
  const t = useT();
  const [isTable, setTable] = useState(false);
  const days = useDays(props);
  const isLoading = props.desk.isWorking || props.told.figures.isPending;
  const gaps = props.desk.facts?.known.gaps.lists;
  const isVague = gaps?.has('issues') || gaps?.has('purchases');
  const isEmpty = days?.every(({ issued, purchased }) => issued === 0 && purchased === 0);
  return (
    <PageCard
      title="dieselDesk.use.title"
      args={{ count: USE_DAYS }}
      action={
        days &&
        !isEmpty && (
          <Button onClick={() => setTable(!isTable)}>
            {t(isTable ? 'overview.charts.asChart' : 'overview.charts.asTable')}
          </Button>
        )
      }
    >
      <div className={styles['chartRoom']}>
        {!days && (
          <EmptyNote role="status">
            {t(isLoading ? 'dieselDesk.working' : 'dieselDesk.use.unknown')}
          </EmptyNote>
        )}
        {isEmpty && (
          <EmptyNote>{t(isVague ? 'dieselDesk.use.unknown' : 'dieselDesk.use.none')}</EmptyNote>
        )}
        {days && !isEmpty && (isTable ? <DayTable days={days} /> : <DayBars days={days} />)}
      </div>
    </PageCard>
  );
};

const EACH = 5;

const DayBars = ({ days }: { days: readonly Day[] }) => {
  const t = useT();
  const { litres } = useDeskTexts();
  const dateText = useDateText();
  const most = Math.max(1, ...days.flatMap(({ issued, purchased }) => [issued, purchased]));
  const height = (ml: number) => ({ blockSize: `${(ml / most) * 100}%` });
  return (
    <figure className={styles['chart']}>
      <figcaption>
        <span data-kind="issued">{t('dieselDesk.use.issued')}</span>
        <span data-kind="purchased">{t('dieselDesk.use.purchased')}</span>
        <small>{t('dieselDesk.use.highest', { litres: litres(most, 0) })}</small>
      </figcaption>
      <div className={styles['bars']} role="img" aria-label={t('dieselDesk.use.picture')}>
        {days.map(({ day, issued, purchased }, index) => (
          <div
            key={day}
            title={`${dateText(day)}\n${t('dieselDesk.use.issued')}: ${litres(issued)}\n${t('dieselDesk.use.purchased')}: ${litres(purchased)}`}
          >
            <span>
              <i data-kind="issued" style={height(issued)} />
              <i data-kind="purchased" style={height(purchased)} />
            </span>
            <small>
              {(days.length - 1 - index) % EACH === 0 ? dayAndMonth(day).join(' ') : ''}
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
  const sum = (of: (day: Day) => number) => days.reduce((total, day) => total + of(day), 0);
  return (
    <FigureTable
      label={t('dieselDesk.use.picture')}
      head={(['day', 'issued', 'purchased'] as const).map((name) => t(`dieselDesk.use.${name}`))}
      rows={days.toReversed().map(({ day, issued, purchased }) => ({
        key: day,
        name: dateText(day),
        figures: [litres(issued), litres(purchased)],
      }))}
      total={{
        key: 'total',
        name: t('dieselDesk.use.total'),
        figures: [litres(sum(({ issued }) => issued)), litres(sum(({ purchased }) => purchased))],
      }}
    />
  );
};
