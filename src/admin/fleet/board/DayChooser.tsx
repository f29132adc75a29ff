import { useState } from 'react';

import { addDays, type IsoDate } from '../../../domain/base/dates.ts';
import { askFor, BOARD_DAYS, isBoardDay } from '../../../domain/board/boardDay.ts';
import { DayFilter } from '../../kit/list/filters/DayFilter.tsx';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';
import { useBoardAddress } from './useBoardAddress.ts';

import styles from './Board.module.css';

/** Chooses the board's day: today, tomorrow or a later day. */
export const DayChooser = () => {
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
