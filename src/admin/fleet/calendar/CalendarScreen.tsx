import { useState } from 'react';

import type { IsoDate } from '../../../domain/base/dates.ts';
import type { Paper } from '../../../domain/expiries/papers.ts';
import { EXPIRY_KINDS } from '../../../domain/records/expiry.ts';
import { RESOURCES, sourcesOf } from '../../../domain/records/resources.ts';
import { SelectedPapers, useIsRenewable } from '../../expiries/PaperSelection.tsx';
import { PapersFailed } from '../../expiries/PapersFailed.tsx';
import { useFleetPapers } from '../../expiries/useFleetPapers.ts';
import { FilterButton } from '../../kit/list/filters/FilterButton.tsx';
import { FilterChips } from '../../kit/list/filters/FilterChips.tsx';
import { useFilterValues, type ListFilter } from '../../kit/list/filters/listFilters.ts';
import { NoResults } from '../../kit/list/Nothing.tsx';
import { Rows, useRowList, useRows, without, type FilterValues } from '../../kit/list/rowList.tsx';
import { SearchBox } from '../../kit/list/SearchBox.tsx';
import { PageActions, PageHeader } from '../../kit/page/PageHeader.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { Chips } from '../../kit/ui/Chips.tsx';
import { useAddress } from '../../kit/useAddress.ts';
import { Agenda, AGENDA_WINDOW } from './Agenda.tsx';
import { IcsButton } from './IcsButton.tsx';
import { MonthView } from './MonthView.tsx';
import { daysShown, useCalendarAddress, VIEWS } from './useCalendarAddress.ts';

import list from '../../kit/list/list.module.css';
import styles from './Calendar.module.css';

const PARAMS = { state: 'state', kind: 'kind', holder: 'holder', service: 'service', q: 'q' };
const DEFAULTS = { service: 'in' };
const isValid = (filter: string, value: string) => filter !== 'service' || value === 'all';

/** Those that occur under the other filters. */
const useCounted = <Value extends string>(
  counts: ReadonlyMap<string, number>,
  values: readonly Value[],
  nameOf: (value: Value) => string,
) => {
  const t = useT();
  const { countText } = useRows();
  return values
    .filter((value) => counts.has(value))
    .map((value) => ({
      value,
      name: t('calendar.filters.option', {
        name: nameOf(value),
        count: countText(counts.get(value)),
      }),
    }));
};

const facetsOf = (today: IsoDate) => (filter: FilterValues) => ({
  state: { field: 'state', filter: without(filter, 'state') },
  kind: { field: 'kind', filter: without(filter, 'kind') },
  holder: { field: 'holder.resource', filter: without(filter, 'holder') },
  all: { field: 'state', filter },
  ahead: { field: 'state', filter: { ...filter, from: today } },
});
const HOLDERS = sourcesOf(RESOURCES.papers) ?? [];

const FILTERS: readonly ListFilter[] = [
  {
    source: 'kind',
    label: 'calendar.filters.kind',
    useOptions: () => {
      const t = useT();
      const counts = useRows().countsOf('kind');
      return useCounted(counts, EXPIRY_KINDS, (kind) => t(`common.expiryKinds.${kind}`));
    },
  },
  {
    source: 'holder',
    label: 'calendar.filters.holder',
    useOptions: () => {
      const counts = useRows().countsOf('holder');
      return useCounted(counts, HOLDERS, useWords().records);
    },
  },
  {
    source: 'service',
    label: 'calendar.filters.service',
    usual: DEFAULTS.service,
    options: [
      { value: 'in', text: 'calendar.filters.inService' },
      { value: 'all', text: 'calendar.filters.all' },
    ],
  },
];

const sumOf = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** How many match, in whichever month. */
const totalOf = ({ part, found, countsOf }: ReturnType<typeof useRows>) =>
  part ? sumOf(countsOf('all')) : found.length;

/** Those from today on, of which a long list counts but does not have all. */
const useAhead = () => {
  const { today } = useCompanyDay();
  const { part, found, countsOf, readAll } = useRows<Paper>();
  const isAhead = ({ date }: Paper) => date >= today;
  return {
    count: part ? sumOf(countsOf('ahead')) : found.filter(isAhead).length,
    read: async () => (await readAll({ from: today })).filter(isAhead),
  };
};

const AheadFile = () => <IcsButton {...useAhead()} />;

const CalendarScreen = () => {
  const t = useT();
  const fleet = useFleetPapers();
  const { view, month, change } = useCalendarAddress();
  const { today } = useCompanyDay();
  const [size, setSize] = useState(AGENDA_WINDOW);
  const isPast = useAddress().params.get('state') === 'overdue';
  const fromToday = isPast ? undefined : { from: today };
  const rows = useRowList<Paper>({
    read: { ...fleet, rows: fleet.expiries },
    params: PARAMS,
    defaults: DEFAULTS,
    isValid,
    isSelectable: useIsRenewable(),
    facetsOf: facetsOf(today),
    ofLong: view === 'month' ? daysShown(month) : fromToday,
    longSize: view === 'month' ? undefined : size,
  });
  const { isLoading, isNarrowed, isWhole } = rows;
  const total = totalOf(rows);
  return (
    <Rows rows={rows} filters={FILTERS}>
      <PageHeader title={t('calendar.title')} />
      <PageActions>
        <Chips
          label={t('calendar.views.label')}
          look="joined"
          chips={VIEWS.map((id) => ({ id, content: t(`calendar.views.${id}`) }))}
          chosen={view}
          onChoose={(chosen) => change({ view: chosen })}
        />
        <AheadFile />
      </PageActions>
      <div className={styles.bars}>
        <div className={`line on-screen ${list.bar}`}>
          <SearchBox label={t('calendar.search')} />
          <FilterButton />
        </div>
        <Status />
      </div>
      <div className="notices">
        <PapersFailed papers={rows.part ?? fleet} />
      </div>
      {view === 'month' && <MonthView />}
      {view === 'agenda' && total > 0 && <Agenda onMore={() => setSize(size + AGENDA_WINDOW)} />}
      {!isLoading &&
        total === 0 &&
        (isWhole || isNarrowed) &&
        (isNarrowed ? (
          <NoResults title={t('calendar.empty.filtered')} />
        ) : (
          <div className="empty">
            <h2>{t('calendar.empty.title')}</h2>
            <p>{t('calendar.empty.hint')}</p>
          </div>
        ))}
    </Rows>
  );
};

export default CalendarScreen;

const STATES = [
  { id: 'overdue', tone: 'bad' },
  { id: 'due', tone: 'warn' },
  { id: 'valid', tone: 'good' },
] as const;

const Status = () => {
  const t = useT();
  const rows = useRows();
  const { isLoading, isWhole, selected, countsOf, countText } = rows;
  const { values, change } = useFilterValues();
  const counts = countsOf('state');
  const total = totalOf(rows);
  if (selected.length > 0)
    return (
      <div className={list.status} data-selected>
        <SelectedPapers />
      </div>
    );
  return (
    <div className={list.status}>
      <output className={list.total}>
        {isLoading
          ? t('calendar.loading')
          : t('calendar.count', {
              smart_count: isWhole ? total : 5,
              count: countText(total),
            })}
      </output>
      <Chips
        label={t('calendar.filters.state')}
        look="dots"
        chips={STATES.map(({ id, tone }) => ({
          id,
          tone,
          content: (
            <>
              {t(`common.expiryStates.${id}`)} <b>{countText(counts.get(id))}</b>
            </>
          ),
        }))}
        chosen={STATES.find(({ id }) => id === values['state'])?.id}
        onChoose={(state) => change({ state: state === values['state'] ? undefined : state })}
      />
      <FilterChips />
    </div>
  );
};
