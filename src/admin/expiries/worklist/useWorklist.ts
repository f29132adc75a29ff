import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import {
  expiriesOfWeek,
  narrowed,
  WORKLIST_TABS,
  worklistTabs,
  type WorklistFilter,
  type WorklistTab,
  type WorklistView,
} from '../../../domain/expiries/worklist.ts';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';
import { worklistIn, worklistQuery, type WorklistAddress } from '../papersPath.ts';
import type { FleetPapers } from '../useFleetPapers.ts';

/** The state of the worklist, kept in its address. */
export const useWorklist = (papers: FleetPapers) => {
  const { today, first_day_of_week: firstDay } = useCompanyDay();
  const [params, setParams] = useSearchParams();
  const address = worklistIn(params);
  const { kind, holder } = address;

  const shown = useMemo(
    () => narrowed(papers.expiries, { kind, holder }),
    [papers.expiries, kind, holder],
  );
  const tabs = useMemo(() => worklistTabs(shown, today, firstDay), [shown, today, firstDay]);

  // A tab opened by default stays open when its last row is done.
  const [opened, setOpened] = useState<WorklistTab>();
  if (!opened && !papers.isLoading) {
    setOpened(WORKLIST_TABS.find((tab) => tabs[tab].length > 0) ?? 'expired');
  }
  const view = address.view ?? (opened && { due: opened });

  const rowsOf = (wanted: WorklistView) => {
    if ('week' in wanted) return expiriesOfWeek(shown, wanted.week, firstDay);
    return wanted.due === 'soon' ? [...tabs.today, ...tabs.week, ...tabs.month] : tabs[wanted.due];
  };

  const go = (next: WorklistAddress) => setParams(worklistQuery(next), { replace: true });

  return {
    papers,
    tabs,
    view,
    rows: view ? rowsOf(view) : [],
    rowsOf,
    filter: { kind, holder },
    isFiltered: Boolean(kind || holder),
    /** Counts are shown only where no list lacks rows. */
    isWhole: papers.isWhole,
    open: (next: WorklistView) => go({ ...address, view: next }),
    narrow: (changes: WorklistFilter) => go({ ...address, view, ...changes }),
  };
};
export type WorklistState = ReturnType<typeof useWorklist>;
