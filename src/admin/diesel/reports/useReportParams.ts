import { isIsoDate } from '../../../domain/base/dates.ts';
import { daysOf } from '../../../domain/base/period.ts';
import {
  REPORT_SHAPES,
  REPORTS,
  VOUCHER_REPORTS,
  type Grouping,
  type ReportFilter,
  type ReportKind,
  type VoucherReport,
} from '../../../domain/diesel/reports.ts';
import { branchIdOf } from '../../../domain/people/branch.ts';
import { useAddress } from '../../kit/useAddress.ts';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';
import { useLocalization } from '../../kit/useLocalization.ts';
import { useSession } from '../../kit/useSession.ts';
import { askedBranch } from '../desk/useBranch.ts';

/** The report in the address: its kind, period, filters and grouping. */
export interface ReportParams {
  kind: ReportKind;
  /** The vouchers to sum up; for consumption, the issues. */
  report: VoucherReport;
  grouping: Grouping;
  filter: ReportFilter;
}

type Change = Partial<Record<'report' | 'by' | keyof ReportFilter, string>>;

const oneOf = <T extends string>(all: readonly T[], value: string | null, otherwise: T): T =>
  all.find((one) => one === value) ?? otherwise;

/**
 * The report in the address, so that it can be bookmarked. The default is this month, by day, for the
 * user's own branch.
 */
export const useReportParams = (): ReportParams & { change: (changes: Change) => void } => {
  const { params, change } = useAddress();
  const { today } = useCompanyDay();
  const { first_day_of_week } = useLocalization();
  const ownBranch = branchIdOf(useSession()?.user.branch);
  const month = daysOf('month', today, first_day_of_week);
  const dayIn = (name: 'from' | 'to') => {
    const day = params.get(name);
    return isIsoDate(day) ? day : month[name];
  };
  const kind = oneOf(REPORTS, params.get('report'), 'issued');
  const report = oneOf(VOUCHER_REPORTS, kind, 'issued');
  return {
    kind,
    report,
    grouping: oneOf(REPORT_SHAPES[report].groupings, params.get('by'), 'day'),
    filter: {
      from: dayIn('from'),
      to: dayIn('to'),
      branch: askedBranch(params.get('branch'), ownBranch),
      ...(kind === 'issued' && {
        truck: params.get('truck') ?? '',
        driver: params.get('driver') ?? '',
      }),
    },
    change,
  };
};
