import { useState } from 'react';

import { addDays, type IsoDate } from '../../../domain/base/dates.ts';
import { askFor, BOARD_DAYS, isBoardDay } from '../../../domain/board/boardDay.ts';
import { DRIVE_STATUSES } from '../../../domain/board/driveSet.ts';
import { DayFilter } from '../../kit/list/filters/DayFilter.tsx';
import { FilterButton } from '../../kit/list/filters/FilterButton.tsx';
import { FilterChips } from '../../kit/list/filters/FilterChips.tsx';
import { useClearPendingFilters } from '../../kit/list/filters/listFilters.ts';
import { SearchBox } from '../../kit/list/SearchBox.tsx';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';
import type { Board } from './useBoard.ts';
import { useBoardAddress } from './useBoardAddress.ts';

import list from '../../kit/list/list.module.css';
import styles from './Board.module.css';

/** Day, search and filters, then which sets are shown and how many there are of each status. */
export const BoardBar = ({ board }: { board: Board }) => {
  const t = useT();
  useClearPendingFilters();
  return (
    <>
      <div className={styles.bar}>
        <DayChooser />
        <div className={list.bar}>
          <SearchBox label={t('board.search')} />
          <FilterButton />
        </div>
      </div>
      <div className={styles.narrow}>
        <Groups board={board} />
        <Statuses board={board} />
        <FilterChips />
      </div>
    </>
  );
};

/** A count that is not known is a dash, never a zero. */
export const countText = ({ isWhole, isEmpty }: Board, count: number) =>
  !isWhole || isEmpty ? '–' : count.toLocaleString();

const Groups = ({ board }: { board: Board }) => {
  const t = useT();
  const { group, change } = useBoardAddress();
  return (
    <fieldset className={styles.groups} aria-label={t('board.group')}>
      {board.groups.map(({ name, count }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === group}
          onClick={() => change({ group: name === 'sets' ? undefined : name, status: undefined })}
        >
          {t(`board.groups.${name}`)} <span>{countText(board, count)}</span>
        </button>
      ))}
    </fieldset>
  );
};

/** Clicking the selected status shows all again. */
const Statuses = ({ board }: { board: Board }) => {
  const t = useT();
  const { status, change } = useBoardAddress();
  return (
    <fieldset className={styles.statuses} aria-label={t('board.status')}>
      {DRIVE_STATUSES.map((name) => (
        <button
          key={name}
          type="button"
          data-status={name}
          aria-pressed={name === status}
          onClick={() => change({ status: name === status ? undefined : name })}
        >
          {t(`board.statuses.${name}`)} <b>{countText(board, board.statuses[name])}</b>
        </button>
      ))}
    </fieldset>
  );
};

/** Chooses the board's day: today, tomorrow or a later day. */
const DayChooser = () => {
  const t = useT();
  const dateText = useDateText();
  const { today } = useCompanyDay();
  const { day, change } = useBoardAddress();
  const [refused, setRefused] = useState<IsoDate>();
  const near = { today, tomorrow: addDays(today, 1) };
  const isNear = Object.values(near).includes(day);
  const choose = (wanted: IsoDate) => {
    const isOffered = isBoardDay(wanted, today);
    setRefused(isOffered || !wanted ? undefined : wanted);
    if (isOffered || !wanted) change({ day: askFor(wanted || today, today) });
  };
  return (
    <fieldset className={styles.days} aria-label={t('board.day.label')}>
      <div className={styles.choice}>
        {(['today', 'tomorrow'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={near[name] === day}
            onClick={() => choose(near[name])}
          >
            {t(`board.day.${name}`)}
          </button>
        ))}
      </div>
      <DayFilter
        label={t('board.day.other')}
        value={refused ?? (isNear ? '' : day)}
        problem={
          refused &&
          t('board.day.range', { from: dateText(today), to: dateText(addDays(today, BOARD_DAYS)) })
        }
        onChange={choose}
      />
    </fieldset>
  );
};
