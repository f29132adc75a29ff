import { useMemo, type PropsWithChildren } from 'react';
import { useGetRecordRepresentation, useListContext } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { branchKey } from '../../../domain/base/branch.ts';
import { compareTexts } from '../../../domain/base/formats.ts';
import { daysOf, type Period } from '../../../domain/base/period.ts';
import { voucherTotals } from '../../../domain/diesel/voucherTotals.ts';
import type { AnyRecordType } from '../../../domain/records/recordType.ts';
import { RESOURCES, type ResourceName } from '../../../domain/records/resources.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { useFilterValues, type ListFilter } from '../../kit/list/filters/listFilters.ts';
import { ListLoadFailed } from '../../kit/list/ListLoadFailed.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { useRecordType } from '../../kit/record/RecordTypeContext.ts';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import type { FilterOption } from '../../kit/texts/useOptionName.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { Chips } from '../../kit/ui/Chips.tsx';
import { useBranches } from '../useBranches.ts';
import { useNamesakes } from '../useNamesakes.ts';

import styles from './vouchers.module.css';

const NONE: ReadonlyMap<number, string> = new Map();

/** Those of one name with the IDs given. */
const useRecordOptions = (resource: ResourceName, ids = NONE): readonly FilterOption[] => {
  const { data } = useAllRows(resource);
  const represent = useGetRecordRepresentation(resource);
  return useMemo(
    () =>
      (data ?? [])
        .map((row) => {
          const id = ids.get(Number(row.id));
          const name = represent(row) as string;
          return { value: String(row.id), name: id ? `${name} (${id})` : name };
        })
        .toSorted((a, b) => compareTexts(a.name, b.name)),
    [data, represent, ids],
  );
};

const useTrucks = () => useRecordOptions(RESOURCES.trucks);
const useDrivers = () => useRecordOptions(RESOURCES.drivers, useNamesakes());

const useBranchOptions = () => useBranches().options;

const voucherFilters = ({ name, fields }: AnyRecordType): readonly ListFilter[] => {
  const label = (source: string) => `resources.${name}.fields.${source}` as MessageKey;
  return [
    { source: 'branch_id', label: label('branch_id'), useOptions: useBranchOptions },
    { source: 'from', label: label('from') },
    {
      source: 'to',
      label: label('to'),
      problem: ({ from, to }) => (from && to && to < from ? 'diesel.reversed' : undefined),
    },
    ...(fields['truck_id']
      ? [{ source: 'truck_id', label: label('truck_id'), useOptions: useTrucks }]
      : []),
    ...(fields['driver_id']
      ? [{ source: 'driver_id', label: label('driver_id'), useOptions: useDrivers }]
      : []),
  ];
};

const CHIPS = ['today', 'yesterday', 'week', 'month'] as const satisfies readonly Period[];

/** The most used periods; clicking the selected one shows all days again. */
const PeriodChips = () => {
  const t = useT();
  const { today, first_day_of_week: firstDay } = useCompanyDay();
  const { values, change } = useFilterValues();
  const chosen = CHIPS.find((period) => {
    const days = daysOf(period, today, firstDay);
    return values['from'] === days.from && values['to'] === days.to;
  });
  return (
    <Chips
      label={t('diesel.periods.label')}
      chips={CHIPS.map((id) => ({ id, content: t(`diesel.periods.${id}`) }))}
      chosen={chosen}
      onChoose={(period) =>
        change(
          period === chosen
            ? { from: undefined, to: undefined }
            : { ...daysOf(period, today, firstDay) },
        )
      }
    />
  );
};

const VoucherSummary = () => {
  const t = useT();
  const { litres, money } = useAmountTexts();
  const { resource, filterValues, sort } = useListContext();
  const { data } = useAllRows(resource, { filter: filterValues, sort });
  const totals = data && voucherTotals(data);
  return (
    <div className={styles.summary}>
      <PeriodChips />
      <output className={styles.totals} aria-label={t('diesel.totals.label')}>
        {totals && (
          <>
            <span className="soft">{t('diesel.totals.label')}</span>
            <strong>{totals.liters === undefined ? '—' : litres(totals.liters)}</strong>
            <strong>{totals.money === undefined ? '—' : money(totals.money)}</strong>
            {totals.unknown > 0 && (
              <span className="soft small">
                {t('diesel.totals.unknown', { smart_count: totals.unknown })}
              </span>
            )}
            {totals.voided > 0 && (
              <span className="soft small">
                {t('diesel.totals.void', { smart_count: totals.voided })}
              </span>
            )}
          </>
        )}
      </output>
    </div>
  );
};

/** A server may accept vouchers but not list them; the list says so instead of looking empty. */
const Failed = ({ children }: PropsWithChildren) => {
  const t = useT();
  return isApiError(useListContext().error, 'notOffered') ? (
    <Alert tone="info">{t('diesel.notOffered')}</Alert>
  ) : (
    <ListLoadFailed>{children}</ListLoadFailed>
  );
};

const NEWEST = { field: 'at', order: 'DESC' } as const;

const cardWith = (...inSight: string[]) => ({ subtitle: ['at', 'branch_id'], inSight });

const CARDS: Readonly<Record<string, ReturnType<typeof cardWith>>> = {
  [RESOURCES.dieselIssues]: cardWith('truck_id', 'liters', 'total_cost'),
  [RESOURCES.dieselPurchases]: cardWith('supplier', 'liters_received', 'total'),
  [RESOURCES.dieselExtractions]: cardWith('destination_type', 'destination', 'liters'),
};

/** Starts with the user's own branch. */
const VoucherList = () => {
  const type = useRecordType();
  const { own, isPending } = useBranches();
  const filters = useMemo(() => voucherFilters(type), [type]);
  if (isPending) return <ListSkeleton />;
  return (
    <RecordList
      stats={null}
      summary={<VoucherSummary />}
      filters={filters}
      filterDefaults={own && { branch_id: String(branchKey(own.id)) }}
      failed={Failed}
      card={CARDS[type.name]}
      sort={NEWEST}
    />
  );
};

export default VoucherList;
