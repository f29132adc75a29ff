import { useMemo } from 'react';

import { filterPapers } from '../../../domain/calendar/paperFilter.ts';
import { PapersFailed } from '../../expiries/PapersFailed.tsx';
import { useFleetPapers } from '../../expiries/useFleetPapers.ts';
import { PageActions, PageHeader } from '../../kit/page/PageHeader.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { Agenda } from './Agenda.tsx';
import { CalendarBar } from './CalendarBar.tsx';
import { CalendarEmpty } from './CalendarEmpty.tsx';
import { CalendarFilters } from './CalendarFilters.tsx';
import { IcsButton } from './IcsButton.tsx';
import { MonthView } from './MonthView.tsx';
import { PaperSelection } from './PaperRows.tsx';
import { useCalendarAddress, VIEWS } from './useCalendarAddress.ts';

import styles from './Calendar.module.css';

/** Every expiry date of the fleet, by month or as a list of days. */
const CalendarScreen = () => {
  const t = useT();
  const fleet = useFleetPapers();
  const { view, filter } = useCalendarAddress();
  const { papers, counts } = useMemo(
    () => filterPapers(fleet.expiries, filter),
    [fleet.expiries, filter],
  );
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <CalendarFilters counts={counts} isWhole={fleet.isWhole}>
      <PageHeader title={t('calendar.title')} />
      <PageActions>
        <ViewChoice />
        <IcsButton papers={papers} />
      </PageActions>
      <PaperSelection papers={papers}>
        <CalendarBar total={fleet.isLoading ? undefined : papers.length} counts={counts} />
        <div className={styles.notices}>
          <PapersFailed papers={fleet} />
        </div>
        {view === 'month' && <MonthView papers={papers} isLoading={fleet.isLoading} />}
        {view === 'agenda' && papers.length > 0 && (
          <Agenda papers={papers} isNarrowed={isNarrowed} />
        )}
        {!fleet.isLoading && papers.length === 0 && (fleet.isWhole || isNarrowed) && (
          <CalendarEmpty isNarrowed={isNarrowed} />
        )}
      </PaperSelection>
    </CalendarFilters>
  );
};

export default CalendarScreen;

/** By month or as an agenda. */
const ViewChoice = () => {
  const t = useT();
  const { view, change } = useCalendarAddress();
  return (
    <fieldset className={styles.views} aria-label={t('calendar.views.label')}>
      {VIEWS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === view}
          onClick={() => change({ view: name })}
        >
          {t(`calendar.views.${name}`)}
        </button>
      ))}
    </fieldset>
  );
};
