import { branchKey, type BranchId } from '../people/branch.ts';
import { toMillilitres } from './amounts.ts';
import { VOUCHER_REPORTS, type ReportRows, type VoucherReport } from './reports.ts';

/** A voucher as one line of the area's activity. */
export interface FeedEntry {
  kind: VoucherReport;
  id: number;
  ref: string;
  /** An instant. */
  at: string;
  /** The key of the branch. */
  branch_id: BranchId | undefined;
  /** Litres that came in or went out; null if the server does not say. */
  liters: number | null;
  /** Who recorded it. */
  by: string;
  truck_id: number | null;
  /** The supplier, or the destination. */
  party: string | null;
  isVoid: boolean;
}

type Lines = {
  readonly [Kind in VoucherReport]: (row: ReportRows[Kind]) => Omit<FeedEntry, 'kind'>;
};

const common = ({ id, ref, at, branch_id, status }: ReportRows[VoucherReport]) => ({
  id,
  ref,
  at,
  branch_id: branchKey(branch_id),
  isVoid: status === 'void',
});

const LINES: Lines = {
  issued: (row) => ({
    ...common(row),
    liters: row.liters,
    by: row.issued_by,
    truck_id: row.truck_id,
    party: null,
  }),
  purchased: (row) => ({
    ...common(row),
    liters: row.liters_received,
    by: row.received_by,
    truck_id: null,
    party: row.supplier,
  }),
  extractions: (row) => ({
    ...common(row),
    liters: row.liters,
    by: row.extracted_by,
    truck_id: null,
    party: row.destination,
  }),
};

/** Vouchers of all kinds, newest first. */
export const feedOf = (rows: {
  readonly [Kind in VoucherReport]?: readonly ReportRows[Kind][];
}): FeedEntry[] => {
  const linesOf = <Kind extends VoucherReport>(kind: Kind): FeedEntry[] =>
    (rows[kind] ?? []).map((row) => ({ kind, ...LINES[kind](row) }));
  return VOUCHER_REPORTS.flatMap((kind) => linesOf(kind)).toSorted((a, b) =>
    b.at.localeCompare(a.at),
  );
};

/** What came in and went out, in millilitres; void vouchers do not count. */
export const flowOf = (entries: readonly FeedEntry[]): { in: number; out: number } => {
  const flow = { in: 0, out: 0 };
  for (const { kind, liters, isVoid } of entries) {
    if (isVoid) continue;
    flow[kind === 'purchased' ? 'in' : 'out'] += toMillilitres(liters ?? 0);
  }
  return flow;
};
