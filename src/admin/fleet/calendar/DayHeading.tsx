import type { PropsWithChildren } from 'react';
import { useListContext } from 'react-admin';

import { daysBetween, type IsoDate } from '../../../domain/base/dates.ts';
import type { Paper } from '../../../domain/expiries/papers.ts';
import { useIsRenewable } from '../../expiries/PaperSelection.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useDayText } from '../../kit/texts/useDayText.ts';
import { useT } from '../../kit/texts/useT.ts';

import styles from './Papers.module.css';

/** Most urgent first: each kind has its own number of days, so papers of one date may differ. */
const STATES = ['overdue', 'due', 'valid'] as const;

interface DayHeadingProps {
  day: IsoDate;
  papers: readonly Paper[];
}

export const DayHeading = ({ day, papers, children }: PropsWithChildren<DayHeadingProps>) => {
  const t = useT();
  const dayText = useDayText();
  const { today } = useCompanyDay();
  const { selectedIds, onSelect } = useListContext();
  const left = daysBetween(today, day);
  const editable = papers.filter(useIsRenewable()).map(({ id }) => id);
  const chosen = editable.filter((id) => selectedIds.includes(id)).length;
  return (
    <header
      className={styles.heading}
      data-state={STATES.find((state) => papers.some((paper) => paper.state === state))}
    >
      {editable.length > 0 && (
        <input
          type="checkbox"
          aria-label={t('calendar.selection.all', { count: editable.length, day: dayText(day) })}
          checked={chosen === editable.length}
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && chosen < editable.length;
          }}
          onChange={({ target }) => {
            const others = selectedIds.filter((id) => !editable.includes(String(id)));
            onSelect(target.checked ? [...others, ...editable] : others);
          }}
        />
      )}
      <h2 className="fill small">
        {dayText(day)} <small>{useDistance(left)}</small>
      </h2>
      {children}
    </header>
  );
};

const useDistance = (left: number): string => {
  const t = useT();
  if (left === 0) return t('common.expiry.today');
  return left > 0
    ? t('common.expiry.due', { smart_count: left })
    : t('common.expiry.overdue', { smart_count: -left });
};
