import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import { companyDay, type CompanyDay } from '../../../domain/base/companyDay.ts';
import type { ResourceName } from '../../../domain/records/resources.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { localization } from '../../../session/localization.ts';
import { ALL_ROWS } from '../allRows.ts';
import { SUMMARY } from '../queryClient.ts';
import { useT } from '../texts/useT.ts';
import { useLocalization } from '../useLocalization.ts';
import { RecordFigures, type RecordFigure } from './RecordFigures.tsx';

const ALL = { pagination: ALL_ROWS, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

interface VehicleFiguresProps<Figure extends string, Filter extends object, Row> {
  resource: ResourceName;
  /** What each figure counts; `overdue` stands beside `due`. */
  filters: Readonly<Record<Figure | 'due' | 'overdue', Filter>>;
  /** The cards in their order. */
  cards: readonly { figure: NoInfer<Figure> | 'due'; label: MessageKey }[];
  summarize: (
    rows: readonly Row[],
    day: CompanyDay,
  ) => Readonly<Record<NoInfer<Figure> | 'due' | 'overdue', number>>;
}

/** The figures of trucks or trailers, counted from the rows that each of them opens. */
export const VehicleFigures = <Figure extends string, Filter extends object, Row>({
  resource,
  filters,
  cards,
  summarize,
}: VehicleFiguresProps<Figure, Filter, Row>) => {
  const t = useT();
  const dueSoonDays = useLocalization().due_soon_days;
  const dataProvider = useDataProvider();
  const { data, error, refetch } = useQuery({
    // Under the key of the record type's lists, so that what refreshes them refreshes the figures too.
    queryKey: [resource, 'getList', SUMMARY],
    queryFn: async () => {
      const rows = await dataProvider.getList(resource, ALL);
      return summarize(rows.data as Row[], companyDay(localization.get()));
    },
  });
  const figures = cards.map(({ figure, label }): RecordFigure<Filter> => {
    const shown = { label, value: data?.[figure], filter: filters[figure] };
    if (figure !== 'due') return shown;
    return {
      ...shown,
      hint: t('common.expiry.within', { days: dueSoonDays }),
      warns: true,
      overdue: { count: data?.overdue, filter: filters.overdue },
    };
  });
  return (
    <RecordFigures
      resource={resource}
      figures={figures}
      error={error}
      onRetry={() => void refetch()}
    />
  );
};
