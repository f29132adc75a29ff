import { useState } from 'react';

import { dueSoonRange } from '../../../domain/expiries/dueSoon.ts';
import { byUrgency, EXPIRY_KINDS, type Expiry } from '../../../domain/expiries/expiry.ts';
import type { WorklistView } from '../../../domain/expiries/worklist.ts';
import { RowPages } from '../../kit/list/ListPages.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useKeptFocus } from '../../kit/ui/useKeptFocus.ts';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import { RenewMany } from '../renew/RenewMany.tsx';
import { useHolderFacts } from './useHolderFacts.ts';
import { useSelection } from './useSelection.ts';
import type { WorklistState } from './useWorklist.ts';
import { WorklistFilters, WorklistSelected } from './WorklistBar.tsx';
import { WorklistCards, WorklistTable } from './WorklistRows.tsx';
import { useViewTexts } from './WorklistTabs.tsx';

import list from '../../kit/list/list.module.css';

const PER_PAGE = 10;

interface WorklistPanelProps {
  state: WorklistState;
  view: WorklistView;
}

/** The expiry dates of one view. */
export const WorklistPanel = ({ state, view }: WorklistPanelProps) => {
  const isPhone = useIsPhone();
  const textsOf = useViewTexts();
  const factsOf = useHolderFacts(state.papers);
  const [isOldestFirst, setOldestFirst] = useState(false);
  const [perPage, setPerPage] = useState(PER_PAGE);
  const [page, setPage] = useState(1);
  const [renewing, setRenewing] = useState<readonly Expiry[]>();
  const { rows } = state;
  const { selection, selected, clear } = useSelection(rows);

  const ordered = isOldestFirst ? rows.toSorted(byUrgency) : rows;
  const pages = Math.max(1, Math.ceil(ordered.length / perPage));
  const current = Math.min(page, pages);
  const shown = ordered.slice((current - 1) * perPage, current * perPage);
  const able = selection ? rows.filter(selection.allows) : [];
  const hasSelected = (expiry: Expiry) => !selection?.allows(expiry) || selection.has(expiry);
  const { body, onFocus } = useKeptFocus('tbody > tr, ul > li');
  const Rows = isPhone ? WorklistCards : WorklistTable;
  return (
    <>
      <div className={list.status} data-selected={selected.length > 0 || undefined}>
        {selected.length > 0 ? (
          <WorklistSelected
            count={selected.length}
            all={
              selected.length < able.length && shown.every(hasSelected) ? able.length : undefined
            }
            onAll={() => selection?.toggle(able, true)}
            onRenew={() => setRenewing(selected)}
            onClear={clear}
          />
        ) : (
          <WorklistFilters state={state} isOldestFirst={isOldestFirst} onOrder={setOldestFirst} />
        )}
      </div>
      <div ref={body} tabIndex={-1} onFocus={onFocus}>
        {shown.length > 0 ? (
          <Rows label={textsOf(view).label} rows={shown} factsOf={factsOf} selection={selection} />
        ) : (
          <Nothing state={state} view={view} />
        )}
      </div>
      <RowPages
        page={current}
        perPage={perPage}
        total={rows.length}
        setPage={setPage}
        setPerPage={setPerPage}
      />
      {renewing && <RenewMany expiries={renewing} onClose={() => setRenewing(undefined)} />}
    </>
  );
};

/** Says that there is nothing to do, if that is known. */
const Nothing = ({ state, view }: WorklistPanelProps) => {
  const t = useT();
  const { to: days } = dueSoonRange(EXPIRY_KINDS, useCompanyDay());
  const { tabs, isFiltered, isWhole, narrow } = state;
  if (isFiltered) {
    return (
      <div className={list.empty}>
        <p>{t('common.noResults.hint')}</p>
        <Button onClick={() => narrow({ kind: undefined, holder: undefined })}>
          {t('common.list.clearFilters')}
        </Button>
      </div>
    );
  }
  if (!isWhole) return null;
  const isAllDone = Object.values(tabs).every(({ length }) => length === 0);
  const key = 'week' in view ? 'weekOf' : view.due;
  return (
    <div className={list.empty}>
      <h2>{t(isAllDone ? 'worklist.allDone' : `worklist.none.${key}`, { days })}</h2>
    </div>
  );
};
