import { branchKey, type Branch, type BranchId } from '../base/branch.ts';
import { toMillilitres } from './amounts.ts';
import { transferTarget } from './ledger/movements.ts';
import {
  VOUCHER_REPORTS,
  type AnyVoucher,
  type ReportRows,
  type VoucherReport,
} from './reports.ts';

export interface FeedEntry {
  kind: VoucherReport;
  id: number;
  ref: string;
  /** An instant; '' if the server does not say. */
  at: string;
  branch_id: BranchId | undefined;
  /** The branch or bowser that a transfer goes to. */
  to: BranchId | undefined;
  /** Litres that came in or went out; null if the server does not say. */
  liters: number | null;
  by: string | null;
  truck_id: number | null;
  /** Its number, if the voucher itself has it. */
  truck: string | null;
  /** The supplier, or the destination. */
  party: string | null;
  isVoid: boolean;
}

const FIELDS = {
  issued: { liters: 'liters', by: 'issued_by', party: undefined },
  purchased: { liters: 'liters_received', by: 'received_by', party: 'supplier' },
  extractions: { liters: 'liters', by: 'extracted_by', party: 'destination' },
} as const;

const entryOf = (kind: VoucherReport, row: AnyVoucher, branches: readonly Branch[]): FeedEntry => {
  const { liters, by, party } = FIELDS[kind];
  const isIssue = kind === 'issued';
  return {
    kind,
    id: row.id,
    ref: row.ref,
    // Rows of a server may lack what the declaration requires.
    at: (row.at as string | null | undefined) ?? '',
    branch_id: branchKey(row.branch_id),
    to: transferTarget(row, branches),
    liters: row[liters] ?? null,
    by: row[by] ?? null,
    truck_id: isIssue ? (row.truck_id ?? null) : null,
    truck: (isIssue && row.truck_number) || null,
    party: (party && row[party]) ?? null,
    isVoid: row.status === 'void',
  };
};

/** Newest first; those without a time come last. */
export const feedOf = (
  rows: { readonly [Kind in VoucherReport]?: readonly ReportRows[Kind][] },
  branches: readonly Branch[] = [],
): FeedEntry[] => {
  const entries = VOUCHER_REPORTS.flatMap((kind) =>
    (rows[kind] ?? []).map((row: AnyVoucher) => entryOf(kind, row, branches)),
  );
  const times = new Map(entries.map((entry) => [entry, Date.parse(entry.at) || -Infinity]));
  const timeOf = (entry: FeedEntry) => times.get(entry) ?? -Infinity;
  return entries.sort((a, b) => Number(timeOf(b) > timeOf(a)) - Number(timeOf(b) < timeOf(a)));
};

export const isAt = ({ branch_id, to }: FeedEntry, branch: BranchId): boolean =>
  branch_id === branch || to === branch;

/** Whether it came in, to a branch or to any: what is transferred went out for all but its receiver. */
export const cameIn = ({ kind, to }: FeedEntry, branch: BranchId | undefined): boolean =>
  kind === 'purchased' || (to !== undefined && to === branch);

/** In millilitres, and how many vouchers do not say their litres; void vouchers do not count. */
export const flowOf = (
  entries: readonly FeedEntry[],
  branch?: BranchId,
): { in: number; out: number; unknown: number } => {
  const flow = { in: 0, out: 0, unknown: 0 };
  for (const entry of entries) {
    const { liters, isVoid } = entry;
    if (isVoid) continue;
    if (liters === null) flow.unknown += 1;
    else flow[cameIn(entry, branch) ? 'in' : 'out'] += toMillilitres(liters);
  }
  return flow;
};
