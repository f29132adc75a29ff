import { useListContext } from 'react-admin';

import { addDays, type IsoDate } from '../../../domain/base/dates.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Chips } from '../../kit/ui/Chips.tsx';

interface Days {
  from?: IsoDate;
  to?: IsoDate;
}

/** The most requested days; pressing the active one shows all days again. */
export const DayChips = () => {
  const t = useT();
  const { today } = useCompanyDay();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const yesterday = addDays(today, -1);
  const chips = {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    week: { from: addDays(today, -6), to: today },
  } satisfies Record<string, Days>;
  const { from, to, ...others } = filterValues as Days;
  const names = ['today', 'yesterday', 'week'] as const;
  const chosen = names.find((name) => from === chips[name].from && to === chips[name].to);
  return (
    <Chips
      label={t('resources.fleet/activity.days.label')}
      chips={names.map((id) => ({ id, content: t(`resources.fleet/activity.days.${id}`) }))}
      chosen={chosen}
      onChoose={(name) =>
        setFilters(name === chosen ? others : { ...others, ...chips[name] }, displayedFilters)
      }
    />
  );
};
