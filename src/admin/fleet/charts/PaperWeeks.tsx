import { useNavigate } from 'react-router-dom';

import { showDayOfYear } from '../../../domain/base/week.ts';
import { isExpiryKind } from '../../../domain/expiries/expiry.ts';
import { kindsIn, WEEKS_AHEAD, weeksAhead } from '../../../domain/expiries/paperSelection.ts';
import { papersQuery } from '../../expiries/papersPath.ts';
import { useFleetPapers } from '../../expiries/useFleetPapers.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';
import { useLocalization } from '../../kit/useLocalization.ts';
import { ChartCard } from './ChartCard.tsx';
import { useChartColors } from './chartColors.ts';
import { CountTable } from './CountTable.tsx';

/** What expires in the weeks ahead, by kind of paper. */
export const PaperWeeks = () => {
  const t = useT();
  const navigate = useNavigate();
  const colors = useChartColors();
  const { expiries, isLoading } = useFleetPapers();
  const dateText = useDateText();
  const { today } = useCompanyDay();
  const { first_day_of_week, date_format } = useLocalization();
  const weeks = weeksAhead(expiries, today, first_day_of_week);
  const kinds = kindsIn(weeks);
  const title = t('overview.charts.weeks', { count: WEEKS_AHEAD });
  return (
    <ChartCard
      title={title}
      isLoading={isLoading}
      empty={kinds.length === 0 && t('overview.charts.noPapers', { count: WEEKS_AHEAD })}
      chart={{
        bands: weeks.map(({ from }) => showDayOfYear(from, date_format)),
        series: kinds.map((kind) => ({
          id: kind,
          label: t(`common.expiryKinds.${kind}`),
          color: colors.kind(kind),
          data: weeks.map(({ counts }) => counts[kind] ?? 0),
        })),
        onOpen: (id, band) => {
          const week = weeks[band]?.from;
          if (week) void navigate(papersQuery({ week, ...(isExpiryKind(id) && { kind: id }) }));
        },
      }}
      table={
        <CountTable
          label={title}
          head={[
            t('overview.charts.week'),
            ...kinds.map((kind) => t(`common.expiryKinds.${kind}`)),
            t('overview.charts.total'),
          ]}
          rows={weeks.map(({ from: week, counts, total }) => ({
            name: dateText(week),
            counts: [
              ...kinds.map((kind) => ({
                value: counts[kind] ?? 0,
                to: papersQuery({ week, kind }),
              })),
              { value: total, to: papersQuery({ week }) },
            ],
          }))}
        />
      }
    />
  );
};
