import { RefreshCw, X } from 'lucide-react';
import { useState } from 'react';

import type { FacetCounts } from '../../../domain/calendar/paperFilter.ts';
import type { Expiry } from '../../../domain/expiries/expiry.ts';
import { RenewMany } from '../../expiries/renew/RenewMany.tsx';
import { FilterButton } from '../../kit/list/filters/FilterButton.tsx';
import { FilterChips } from '../../kit/list/filters/FilterChips.tsx';
import { useClearPendingFilters } from '../../kit/list/filters/listFilters.ts';
import { SearchBox } from '../../kit/list/SearchBox.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { Button, IconButton } from '../../kit/ui/Button.tsx';
import { useCountOfPapers } from './CalendarFilters.tsx';
import { usePaperSelection } from './PaperRows.tsx';
import { useCalendarAddress } from './useCalendarAddress.ts';

import list from '../../kit/list/list.module.css';
import styles from './Calendar.module.css';

const STATES = ['overdue', 'due', 'valid'] as const;

interface CalendarBarProps {
  /** Undefined until the papers have loaded. */
  total: number | undefined;
  counts: FacetCounts;
}

/** Search and filters; below them the number of papers by state, or the actions for selected ones. */
export const CalendarBar = ({ total, counts }: CalendarBarProps) => {
  const t = useT();
  const { selected } = usePaperSelection();
  const [renewing, setRenewing] = useState<readonly Expiry[]>();
  const { isWhole, countText } = useCountOfPapers();
  useClearPendingFilters();
  return (
    <>
      <div className={list.bar}>
        <SearchBox label={t('calendar.search')} />
        <FilterButton />
      </div>
      {selected.length > 0 ? (
        <SelectionBar onRenew={setRenewing} />
      ) : (
        <div className={list.status}>
          <output className={list.total}>
            {total === undefined
              ? t('calendar.loading')
              : t('calendar.count', { smart_count: isWhole ? total : 2, count: countText(total) })}
          </output>
          <StateChips counts={counts} />
          <FilterChips />
        </div>
      )}
      {/* Rendered here so that it stays open once nothing is selected. */}
      {renewing && <RenewMany expiries={renewing} onClose={() => setRenewing(undefined)} />}
    </>
  );
};

/** The states with their colours and counts; clicking the selected one shows all again. */
const StateChips = ({ counts }: { counts: FacetCounts }) => {
  const t = useT();
  const { filter, change } = useCalendarAddress();
  const { countText } = useCountOfPapers();
  return (
    <fieldset className={styles.states} aria-label={t('calendar.filters.state')}>
      {STATES.map((state) => {
        const isChosen = filter.state === state;
        return (
          <button
            key={state}
            type="button"
            data-state={state}
            aria-pressed={isChosen}
            onClick={() => change({ state: isChosen ? undefined : state })}
          >
            {t(`common.expiryStates.${state}`)} <b>{countText(counts.state.get(state) ?? 0)}</b>
          </button>
        );
      })}
    </fieldset>
  );
};

interface SelectionBarProps {
  onRenew: (papers: readonly Expiry[]) => void;
}

/** The actions for the selected papers. */
const SelectionBar = ({ onRenew }: SelectionBarProps) => {
  const t = useT();
  const { selected, clear } = usePaperSelection();
  return (
    <div className={`${list.status} ${styles.selection}`} data-selected>
      <output className={list.total}>
        {t('calendar.selection.count', { smart_count: selected.length })}
      </output>
      <Button onClick={() => onRenew(selected)}>
        <RefreshCw />
        {t('calendar.selection.renew')}
      </Button>
      <IconButton label={t('calendar.selection.clear')} onClick={clear}>
        <X />
      </IconButton>
    </div>
  );
};
