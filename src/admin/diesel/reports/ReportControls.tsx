import type { ComponentProps } from 'react';

import { daysOf, PERIODS } from '../../../domain/base/period.ts';
import { showMonth } from '../../../domain/calendar/months.ts';
import { TRUCK_ORDERS } from '../../../domain/diesel/fills/trucks.ts';
import { monthsUpTo } from '../../../domain/diesel/ledger/closing.ts';
import { REPORT_SHAPES, REPORTS } from '../../../domain/diesel/reports.ts';
import { ChoiceGroup } from '../../kit/list/filters/ChoiceGroup.tsx';
import { ChoiceList } from '../../kit/list/filters/ChoiceList.tsx';
import { DayFilter } from '../../kit/list/filters/DayFilter.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import type { Names, useReportParams } from './useReport.ts';

import styles from './reports.module.css';

interface ReportControlsProps {
  params: ReturnType<typeof useReportParams>;
  names: Names;
}

const named = <Value extends string>(values: readonly Value[], nameOf: (value: Value) => string) =>
  values.map((value) => ({ value, name: nameOf(value) }));

/** Chips would take more than half of a phone's screen. */
const Choice = (props: ComponentProps<typeof ChoiceList>) =>
  useIsPhone() ? <ChoiceList {...props} /> : <ChoiceGroup {...props} />;

export const ReportControls = ({ params, names }: ReportControlsProps) => {
  const t = useT();
  const { kind, report, grouping, order, filter, change, branches } = params;
  const all = { value: '', name: t('dieselReports.any') };
  const isReversed = filter.from && filter.to && filter.to < filter.from;
  return (
    <section
      className={`surface padded below on-screen ${styles.controls}`}
      aria-label={t('dieselReports.report')}
    >
      <Choice
        label={t('dieselReports.report')}
        value={kind}
        choices={named(REPORTS, (value) => t(`dieselReports.reports.${value}`))}
        onChoose={(value) => change({ report: value })}
      />
      {kind === 'month' && <MonthChoice {...params} />}
      {kind !== 'stock' && kind !== 'month' && (
        <>
          <PeriodChoice {...params} />
          <DayFilter
            label={t('dieselReports.from')}
            value={filter.from ?? ''}
            onChange={(from) => change({ from })}
          />
          <DayFilter
            label={t('dieselReports.to')}
            value={filter.to ?? ''}
            problem={isReversed ? t('dieselReports.reversed') : undefined}
            onChange={(to) => change({ to })}
          />
        </>
      )}
      {kind === report && (
        <ChoiceList
          label={t('dieselReports.by')}
          value={grouping}
          choices={named(REPORT_SHAPES[report].groupings, (value) =>
            t(`dieselReports.groupings.${value}`),
          )}
          onChoose={(by) => change({ by })}
        />
      )}
      <ChoiceList
        label={t('dieselReports.branch')}
        value={filter.branch ?? ''}
        choices={[all, ...branches.options]}
        onChoose={branches.choose}
      />
      {(['truck', 'driver'] as const).map(
        (name) =>
          name in filter && (
            <ChoiceList
              key={name}
              label={t(`dieselReports.${name}`)}
              value={filter[name] ?? ''}
              choices={[all, ...names[`${name}s`]]}
              onChoose={(value) => change({ [name]: value })}
            />
          ),
      )}
      {kind === 'consumption' && (
        <ChoiceList
          label={t('dieselReports.order')}
          value={order}
          choices={named(TRUCK_ORDERS, (value) => t(`dieselReports.orders.${value}`))}
          onChoose={(value) => change({ order: value })}
        />
      )}
    </section>
  );
};

const MONTHS = 13;

const MonthChoice = ({ month, change }: ReturnType<typeof useReportParams>) => {
  const t = useT();
  const { today } = useCompanyDay();
  const months = monthsUpTo(today, MONTHS);
  return (
    <ChoiceList
      label={t('dieselReports.groupings.month')}
      value={month}
      choices={named([...new Set([...months, month])], showMonth)}
      onChoose={(value) => change({ month: value })}
    />
  );
};

const CUSTOM = 'custom';

const PeriodChoice = ({ filter, change }: ReturnType<typeof useReportParams>) => {
  const t = useT();
  const { today, first_day_of_week } = useCompanyDay();
  const periods = PERIODS.map((name) => ({ name, ...daysOf(name, today, first_day_of_week) }));
  const chosen = periods.find(({ from, to }) => from === filter.from && to === filter.to);
  return (
    <Choice
      label={t('dieselReports.period')}
      value={chosen?.name ?? CUSTOM}
      choices={named(chosen ? PERIODS : ([...PERIODS, CUSTOM] as const), (value) =>
        t(`dieselReports.periods.${value}`),
      )}
      onChoose={(value) => {
        const days = periods.find(({ name }) => name === value);
        if (days) change({ from: days.from, to: days.to });
      }}
    />
  );
};
