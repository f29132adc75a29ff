import { useState } from 'react';

import { addDays, type IsoDate } from '../../../domain/base/dates.ts';
import { askFor, BOARD_DAYS, isBoardDay } from '../../../domain/board/boardDay.ts';
import { DRIVE_GROUPS, DRIVE_STATUSES } from '../../../domain/board/driveSet.ts';
import { DayFilter } from '../../kit/list/filters/DayFilter.tsx';
import { FilterButton } from '../../kit/list/filters/FilterButton.tsx';
import { FilterChips } from '../../kit/list/filters/FilterChips.tsx';
import { useFilterValues } from '../../kit/list/filters/listFilters.ts';
import { useRows } from '../../kit/list/rowList.tsx';
import { SearchBox } from '../../kit/list/SearchBox.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Chips } from '../../kit/ui/Chips.tsx';
import { useAddress } from '../../kit/useAddress.ts';
import { useBoardDay } from './useReasonText.ts';

import list from '../../kit/list/list.module.css';
import styles from './Board.module.css';

export const BoardBar = () => {
  const t = useT();
  const countText = useSetCountText();
  const { countsOf } = useRows();
  const { values, change } = useFilterValues();
  const groups = countsOf('group');
  const statuses = countsOf('status');
  return (
    <>
      <div className={`line ${styles.controls}`}>
        <select
          className="input"
          aria-label={t('board.group')}
          value={values['group']}
          onChange={({ target }) => change({ group: target.value, status: undefined })}
        >
          {DRIVE_GROUPS.map((id) => (
            <option key={id} value={id}>
              {t('board.groupCount', {
                group: t(`board.groups.${id}`),
                count: countText(groups.get(id)),
              })}
            </option>
          ))}
        </select>
        <Chips
          label={t('board.status')}
          look="dots"
          chips={DRIVE_STATUSES.map((id) => ({
            id,
            tone: TONES[id],
            content: (
              <>
                {t(`board.statuses.${id}`)} <b>{countText(statuses.get(id))}</b>
              </>
            ),
          }))}
          chosen={DRIVE_STATUSES.find((id) => id === values['status'])}
          onChoose={(status) =>
            change({ status: status === values['status'] ? undefined : status })
          }
        />
        <div className={`line on-screen ${list.bar}`}>
          <SearchBox label={t('board.search')} />
          <FilterButton />
        </div>
      </div>
      <div className="row if-any">
        <FilterChips />
      </div>
    </>
  );
};

const TONES = { red: 'bad', amber: 'warn', green: 'good' } as const;

/** A dash where the count is not known, never a zero. */
export const useSetCountText = () => {
  const { read, countText } = useRows();
  return (count?: number) => (read.rows.length > 0 ? countText(count) : '–');
};

const NEAR = ['today', 'tomorrow'] as const;

export const DayChooser = () => {
  const t = useT();
  const dateText = useDateText();
  const { today } = useCompanyDay();
  const day = useBoardDay();
  const { change } = useAddress();
  const [refused, setRefused] = useState<IsoDate>();
  const near = { today, tomorrow: addDays(today, 1) };
  const isNear = Object.values(near).includes(day);
  const choose = (chosen: IsoDate) => {
    const isOffered = isBoardDay(chosen, today);
    setRefused(isOffered || !chosen ? undefined : chosen);
    if (isOffered || !chosen) change({ page: undefined, day: askFor(chosen || today, today) });
  };
  return (
    <div className={`row top ${styles.days}`}>
      <Chips
        label={t('board.day.label')}
        look="joined"
        chips={NEAR.map((id) => ({ id, content: t(`board.day.${id}`) }))}
        chosen={NEAR.find((name) => near[name] === day)}
        onChoose={(name) => choose(near[name])}
      />
      <DayFilter
        label={t('board.day.other')}
        value={refused ?? (isNear ? '' : day)}
        problem={
          refused &&
          t('board.day.range', { from: dateText(today), to: dateText(addDays(today, BOARD_DAYS)) })
        }
        onChange={choose}
      />
    </div>
  );
};
