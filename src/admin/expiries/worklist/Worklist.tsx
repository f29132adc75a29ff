import { ArrowDownUp } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { isIsoDate } from '../../../domain/base/dates.ts';
import { dueSoonRange } from '../../../domain/base/dueSoon.ts';
import { PAPER_KINDS } from '../../../domain/expiries/paperKind.ts';
import type { Paper } from '../../../domain/expiries/papers.ts';
import { WORKLIST_TABS, type WorklistTab } from '../../../domain/expiries/worklist.ts';
import { EXPIRY_KINDS } from '../../../domain/records/expiry.ts';
import { endOf, RESOURCES, sourcesOf } from '../../../domain/records/resources.ts';
import { FilterSelects } from '../../kit/list/filters/FilterSelects.tsx';
import { useFilterValues, type ListFilter } from '../../kit/list/filters/listFilters.ts';
import { ListPages } from '../../kit/list/ListPages.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import {
  Rows,
  useRowList,
  useRows,
  without,
  type RowListOptions,
} from '../../kit/list/rowList.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { tabId } from '../../kit/ui/Tabs.tsx';
import { useKeptFocus } from '../../kit/ui/useKeptFocus.ts';
import { useAddress } from '../../kit/useAddress.ts';
import { SelectedPapers, useIsRenewable } from '../PaperSelection.tsx';
import { PapersFailed } from '../PapersFailed.tsx';
import type { FleetPapers } from '../useFleetPapers.ts';
import { HolderFactsContext, useHolderFacts } from './useHolderFacts.ts';
import { usePaperKindName } from './usePaperKindName.ts';
import { WorklistRows } from './WorklistRows.tsx';
import { WorklistTabs } from './WorklistTabs.tsx';

import list from '../../kit/list/list.module.css';
import styles from './worklist.module.css';

const PARAMS = { due: 'due', week: 'week', paper: 'kind', about: 'holder' };
const URGENT = { due: 'any' };
const facetsOf: RowListOptions<Paper>['facetsOf'] = (filter) => ({
  due: { field: 'due', filter: without(filter, 'due', 'week') },
  paper: { field: 'paper', filter: URGENT },
  about: { field: 'about', filter: URGENT },
});
const NEWEST_FIRST = { field: 'date', order: 'DESC' } as const;
const PER_PAGE = 10;

const FILTERS: readonly ListFilter[] = [
  {
    source: 'paper',
    label: 'worklist.kind',
    any: 'worklist.allKinds',
    useOptions: () => {
      const nameOf = usePaperKindName();
      const occurs = useOccurring('paper');
      return PAPER_KINDS.filter(occurs).map((value) => ({ value, name: nameOf(value) }));
    },
  },
  {
    source: 'about',
    label: 'worklist.holder',
    any: 'worklist.allHolders',
    useOptions: () => {
      const words = useWords();
      const occurs = useOccurring('about');
      return (sourcesOf(RESOURCES.papers) ?? [])
        .map((resource) => ({ value: endOf(resource), name: words.records(resource) }))
        .filter(({ value }) => occurs(value));
    },
  },
];

const useOccurring = (field: 'paper' | 'about') => {
  const { countsOf, given } = useRows<Paper>();
  const counts = countsOf(field);
  return (value: string) => counts.has(value) || given[field] === value;
};

const isValid = (filter: string, value: string) => filter !== 'week' || isIsoDate(value);

export const Worklist = ({ papers }: { papers: FleetPapers }) => {
  const t = useT();
  const panelId = useId();
  // A tab opened by default stays open when its last row is done.
  const [opened, setOpened] = useState<WorklistTab>();
  // Else the most recent comes first, so that an old backlog does not bury it.
  const [isOldestFirst, setOldestFirst] = useState(false);
  const isOfWeek = isIsoDate(useAddress().params.get('week'));
  const rows = useRowList<Paper>({
    read: { ...papers, rows: papers.expiries },
    params: PARAMS,
    defaults: isOfWeek ? undefined : { due: opened },
    isValid,
    orderOf: ({ due }) => (due === 'expired' && !isOldestFirst ? NEWEST_FIRST : undefined),
    perPage: PER_PAGE,
    isSelectable: useIsRenewable(),
    facetsOf,
  });
  if (!opened && !rows.isLoading) {
    const counts = rows.countsOf('due');
    setOpened(WORKLIST_TABS.find((tab) => counts.get(tab)) ?? 'expired');
  }
  const factsOf = useHolderFacts(papers, rows.list.data as Paper[]);
  const { due, week } = rows.list.filterValues;
  const view = week ?? due;
  const orderName = t(isOldestFirst ? 'worklist.oldestFirst' : 'worklist.newestFirst');
  return (
    <section
      className={`surface clip ${styles.worklist}`}
      aria-label={t('worklist.title')}
      ref={useScrollIntoView()}
    >
      <Rows rows={rows} filters={FILTERS}>
        <WorklistTabs panelId={panelId} />
        <div
          id={panelId}
          role="tabpanel"
          aria-labelledby={view && tabId(panelId, view)}
          className={styles.panel}
        >
          <PapersFailed papers={rows.part ?? papers} />
          {view && !rows.isLoading ? (
            <HolderFactsContext value={factsOf}>
              <Panel
                order={
                  due === 'expired' && (
                    <Button
                      look="quiet"
                      aria-label={orderName}
                      onClick={() => setOldestFirst(!isOldestFirst)}
                    >
                      <ArrowDownUp />
                      <span className="wide">{orderName}</span>
                    </Button>
                  )
                }
              />
            </HolderFactsContext>
          ) : (
            <WorklistSkeleton />
          )}
        </div>
      </Rows>
    </section>
  );
};

/** The expiry dates of one tab; `order` is offered where there are several. */
const Panel = ({ order }: { order: ReactNode }) => {
  const { selected, found } = useRows();
  const { body, onFocus } = useKeptFocus('tbody > tr, ul > li');
  const hasSelected = selected.length > 0;
  return (
    <>
      <div className={list.status} data-selected={hasSelected || undefined}>
        {hasSelected ? (
          <SelectedPapers />
        ) : (
          <>
            <FilterSelects />
            <span className={list.gap} />
            {found.length > 1 && order}
          </>
        )}
      </div>
      <div ref={body} tabIndex={-1} onFocus={onFocus}>
        {found.length > 0 ? <WorklistRows /> : <Nothing />}
      </div>
      <ListPages />
    </>
  );
};

const Nothing = () => {
  const t = useT();
  const { to: days } = dueSoonRange(EXPIRY_KINDS, useCompanyDay());
  const { active, clear, values } = useFilterValues();
  const { isWhole, countsOf } = useRows();
  if (active.length > 0) {
    return (
      <div className="empty">
        <p>{t('common.noResults.hint')}</p>
        <Button onClick={clear}>{t('common.list.clearFilters')}</Button>
      </div>
    );
  }
  if (!isWhole) return null;
  const counts = countsOf('due');
  const isAllDone = !WORKLIST_TABS.some((tab) => counts.get(tab));
  const key = values['week'] ? 'weekOf' : (values['due'] as WorklistTab);
  return (
    <div className="empty">
      <h2>{t(isAllDone ? 'worklist.allDone' : `worklist.none.${key}`, { days })}</h2>
    </div>
  );
};

export const WorklistSkeleton = () => (
  <div className={styles.skeleton}>
    <div className={list.status} />
    <ListSkeleton />
  </div>
);

/** When a link on this page, such as a figure below, leads to it. */
const useScrollIntoView = () => {
  const section = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const isLink = useNavigationType() === 'PUSH';
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    if (!isLink) return;
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({
      preventScroll: true,
    });
  }, [key, isLink]);
  return section;
};
