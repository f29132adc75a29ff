import { DRIVE_STATUSES } from '../../../domain/board/driveSet.ts';
import { FilterButton } from '../../kit/list/filters/FilterButton.tsx';
import { FilterChips } from '../../kit/list/filters/FilterChips.tsx';
import { useClearPendingFilters } from '../../kit/list/filters/listFilters.ts';
import { SearchBox } from '../../kit/list/SearchBox.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { DayChooser } from './DayChooser.tsx';
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

/** A count that is not known yet is a dash, never a zero. */
const countText = ({ isLoading, isEmpty }: Board, count: number) =>
  isLoading || isEmpty ? '–' : count.toLocaleString();

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
