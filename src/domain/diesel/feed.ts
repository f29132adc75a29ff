import { branchKey, type BranchId } from '../base/branch.ts';
import { toMillilitres } from './amounts.ts';
import { VOUCHER_REPORTS, type ReportRows, type VoucherReport } from './reports.ts';

export interface FeedEntry {
  kind: VoucherReport;
  id: number;
  ref: string;
  /** An instant; '' if the server does not say. */
  at: string;
  /** The key of the branch. */
  branch_id: BranchId | undefined;
  /** Litres that came in or went out; null if the server does not say. */
  liters: number | null;
  /** Who recorded it. */
  by: string | null;
  truck_id: number | null;
  /** Its number, if the voucher itself has it. */
  truck: string | null;
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
  // Rows of a server may lack what the declaration requires.
  at: (at as string | null | undefined) ?? '',
  branch_id: branchKey(branch_id),
  isVoid: status === 'void',
});

const LINES: Lines = {
  issued: (row) => ({
    ...common(row),
    liters: row.liters,
    by: row.issued_by,
    truck_id: row.truck_id,
    truck: row.truck_number || null,
    party: null,
  }),
  purchased: (row) => ({
    ...common(row),
    liters: row.liters_received,
    by: row.received_by,
    truck_id: null,
    truck: null,
    party: row.supplier,
  }),
  extractions: (row) => ({
    ...common(row),
    liters: row.liters,
    by: row.extracted_by,
    truck_id: null,
    truck: null,
    party: row.destination,
  }),
};

/** Newest first; those without a time come last. */
export const feedOf = (rows: {
  readonly [Kind in VoucherReport]?: readonly ReportRows[Kind][];
}): FeedEntry[] => {
  const linesOf = <Kind extends VoucherReport>(kind: Kind): FeedEntry[] =>
    (rows[kind] ?? []).map((row) => ({ kind, ...LINES[kind](row) }));
  const entries = VOUCHER_REPORTS.flatMap((kind) => linesOf(kind));
  const times = new Map(entries.map((entry) => [entry, Date.parse(entry.at) || -Infinity]));
  const timeOf = (entry: FeedEntry) => times.get(entry) ?? -Infinity;
  return entries.sort((a, b) => Number(timeOf(b) > timeOf(a)) - Number(timeOf(b) < timeOf(a)));
};

/** In millilitres, and how many vouchers do not say their litres; void vouchers do not count. */
export const flowOf = (
  entries: readonly FeedEntry[],
): { in: number; out: number; unknown: number } => {
  const flow = { in: 0, out: 0, unknown: 0 };
  for (const { kind, liters, isVoid } of entries) {
    if (isVoid) continue;
    if (liters === null) flow.unknown += 1;
    else flow[kind === 'purchased' ? 'in' : 'out'] += toMillilitres(liters);
  }
  return flow;
};
