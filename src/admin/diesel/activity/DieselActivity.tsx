import { useMemo, useState } from 'react';

import { isApiError } from '../../../dataProvider/apiError.ts';
import type { ListMeta } from '../../../dataProvider/index.ts';
import { hasGaps } from '../../../dataProvider/rows/gaps.ts';
import { byDay, type HistoryDay } from '../../../domain/activity/history.ts';
import type { BranchId } from '../../../domain/base/branch.ts';
import { companyTime, startOf } from '../../../domain/base/dates.ts';
import { dotted, inDigits, showCount, signed } from '../../../domain/base/formats.ts';
import { toLitres } from '../../../domain/diesel/amounts.ts';
import type { DieselExtraction } from '../../../domain/diesel/extraction.ts';
import { cameIn, feedOf, flowOf, isAt, type FeedEntry } from '../../../domain/diesel/feed.ts';
import type { DieselIssue } from '../../../domain/diesel/issue.ts';
import type { VoucherListName } from '../../../domain/diesel/ledger/movements.ts';
import type { DieselPurchase } from '../../../domain/diesel/purchase.ts';
import {
  REPORT_RESOURCES,
  VOUCHER_REPORTS,
  type VoucherReport,
} from '../../../domain/diesel/reports.ts';
import { useDayName } from '../../activity/useDayName.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { RecordName } from '../../kit/fields/RecordName.tsx';
import { ChoiceGroup } from '../../kit/list/filters/ChoiceGroup.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useLocalization } from '../../kit/texts/useLocalization.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useAddress } from '../../kit/useAddress.ts';
import { useBranch } from '../desk/BranchChoice.tsx';
import { LackNotice } from '../desk/StockState.tsx';
import { useTruckNames } from '../reports/useReport.ts';
import { useBranches } from '../useBranches.ts';

import styles from './activity.module.css';

/** A list that fails does not hide the others. */
const useVouchers = () => {
  const issued = useAllRows<DieselIssue>(REPORT_RESOURCES.issued);
  const purchased = useAllRows<DieselPurchase>(REPORT_RESOURCES.purchased);
  const extractions = useAllRows<DieselExtraction>(REPORT_RESOURCES.extractions);
  const rows = useMemo(
    () => ({ issued: issued.data, purchased: purchased.data, extractions: extractions.data }),
    [issued.data, purchased.data, extractions.data],
  );
  const reads = { issued, purchased, extractions };
  const names = Object.keys(reads) as (keyof typeof reads)[];
  return {
    rows,
    isPending: Object.values(reads).some((read) => read.isPending),
    failures: names.flatMap((report) => {
      const { data, error, refetch } = reads[report];
      return error && !data ? [{ report, error, retry: () => void refetch() }] : [];
    }),
    /** The lists of which the server sent only a part, and from when on they are complete. */
    cuts: names.flatMap((report) => {
      const { meta } = reads[report];
      const { wholeFrom = Infinity }: Partial<ListMeta> = meta ?? {};
      return hasGaps(meta) ? [{ report, wholeFrom }] : [];
    }),
  };
};

const LISTS = {
  issued: 'issues',
  purchased: 'purchases',
  extractions: 'extractions',
} as const satisfies Record<VoucherReport, VoucherListName>;

const SHOWN = 50;

const DieselActivity = () => {
  const t = useT();
  const { rows, isPending, failures, ...read } = useVouchers();
  const { params, change } = useAddress();
  const kind = VOUCHER_REPORTS.find((one) => one === params.get('kind')) ?? '';
  const { branch, ...choice } = useBranch();
  const [shown, setShown] = useState(SHOWN);
  const { branches } = useBranches();
  const all = useMemo(() => feedOf(rows, branches), [rows, branches]);
  const found = all.filter(
    (entry) => (!kind || entry.kind === kind) && (branch === undefined || isAt(entry, branch)),
  );
  const cuts = read.cuts.filter(({ report }) => !kind || report === kind);
  const any = { value: '', name: t('dieselReports.any') };
  return (
    <>
      <PageHeader title={t('dieselActivity.title')} />
      <section className={`row below ${styles.controls}`} aria-label={t('dieselActivity.filters')}>
        <ChoiceGroup
          label={t('dieselActivity.kind')}
          value={kind}
          choices={[
            any,
            ...VOUCHER_REPORTS.map((value) => ({
              value,
              name: t(`dieselReports.reports.${value}`),
            })),
          ]}
          onChoose={(value) => change({ kind: value })}
        />
        <ChoiceGroup
          label={t('dieselReports.branch')}
          value={choice.value}
          choices={[any, ...choice.options]}
          onChoose={choice.choose}
        />
      </section>
      <div className="notices">
        {failures.map(({ report, error, retry }) =>
          isApiError(error, 'notOffered') ? (
            <Alert key={report} tone="info">
              {t('dieselActivity.notOffered', { list: t(`dieselDesk.lists.${LISTS[report]}`) })}
            </Alert>
          ) : (
            <LoadFailed
              key={report}
              message={`resources.${REPORT_RESOURCES[report]}.failed.load`}
              error={error}
              onRetry={retry}
            />
          ),
        )}
        {cuts.map(({ report, wholeFrom }) => (
          <LackNotice key={report} list={LISTS[report]} wholeFrom={wholeFrom} />
        ))}
      </div>
      {isPending || choice.isPending ? (
        <ListSkeleton />
      ) : (
        <Days
          entries={found.slice(0, shown)}
          all={found}
          wholeFrom={Math.max(...cuts.map(({ wholeFrom }) => wholeFrom))}
          branch={branch}
          branchName={choice.nameOf}
        />
      )}
      {!isPending && !choice.isPending && found.length + failures.length + cuts.length === 0 && (
        <p className="empty">{t('dieselActivity.none')}</p>
      )}
      {found.length > shown && (
        <Button look="outlined" onClick={() => setShown(shown + SHOWN)}>
          {t('dieselActivity.more', { count: showCount(found.length - shown) })}
        </Button>
      )}
    </>
  );
};

interface DaysProps {
  entries: readonly FeedEntry[];
  /** All entries found: the last day shown may be cut off, but its sums cover the whole day. */
  all: readonly FeedEntry[];
  /** In milliseconds since 1970: days before it have no sums. */
  wholeFrom: number;
  /** Undefined for all. */
  branch: BranchId | undefined;
  branchName: (id: unknown) => string;
}

const Days = ({ entries, all, wholeFrom, branch, branchName }: DaysProps) => {
  const { time_zone } = useLocalization();
  const whole = useMemo(
    () => new Map(byDay(all, time_zone).map((one) => [one.day, one.entries])),
    [all, time_zone],
  );
  const truckName = useTruckNames();
  const t = useT();
  const dayName = useDayName();
  const { litres } = useAmountTexts();
  const sumsOf = (day: HistoryDay<FeedEntry>) => {
    const isWhole = startOf(day.day ?? '', time_zone) >= wholeFrom;
    if (wholeFrom > -Infinity && !isWhole) return '';
    const flow = flowOf(whole.get(day.day) ?? day.entries, branch);
    const sums = (['in', 'out'] as const)
      .filter((way) => flow[way] > 0)
      .map((way) => t(`dieselActivity.${way}`, { litres: litres(toLitres(flow[way])) }));
    if (flow.unknown > 0) sums.push(t('dieselActivity.unknown', { smart_count: flow.unknown }));
    return sums.join(' · ');
  };
  return byDay(entries, time_zone).map((day) => (
    <section key={day.day ?? ''} className={`surface padded below ${styles.day}`}>
      <h2 className="apart small">
        {dayName(day.day)} <small>{sumsOf(day)}</small>
      </h2>
      <ul>
        {day.entries.map((entry) => (
          <Line
            key={`${entry.kind}/${entry.id}`}
            entry={entry}
            isIn={cameIn(entry, branch)}
            truckName={truckName}
            branchName={branchName}
          />
        ))}
      </ul>
    </section>
  ));
};

interface LineProps {
  entry: FeedEntry;
  isIn: boolean;
  truckName: (id: string) => string;
  branchName: (id: unknown) => string;
}

const Line = ({ entry, isIn, truckName, branchName }: LineProps) => {
  const t = useT();
  const { litres } = useAmountTexts();
  const { time_zone } = useLocalization();
  const { kind, id, ref, at, branch_id, liters, by, truck_id, truck, party, isVoid } = entry;
  // What is taken back of an issue is in the tank again.
  const change = liters === null || isIn ? liters : -liters;
  const about = truck ?? (truck_id === null ? party : truckName(String(truck_id)));
  return (
    <li data-void={isVoid || undefined}>
      <time className="soft" dateTime={at}>
        {inDigits(companyTime(at, time_zone)?.time ?? '—')}
      </time>
      <span>
        {t(`dieselReports.reports.${kind}`)}{' '}
        <RecordName className="name" resource={REPORT_RESOURCES[kind]} id={id} label={ref} />
        {about && (
          <>
            {' · '}
            <bdi>{about}</bdi>
          </>
        )}
        {isVoid && ` · ${t('dieselActivity.void')}`}
      </span>
      <b data-tone={isIn ? 'good' : undefined}>
        {change === null ? '—' : signed(litres(change), change)}
      </b>
      <small>{dotted([branchName(branch_id) || t('dieselActivity.noBranch'), by])}</small>
    </li>
  );
};

export default DieselActivity;
