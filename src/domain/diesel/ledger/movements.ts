import {
  branchKey,
  findBranch,
  keyOfBranch,
  type Branch,
  type BranchId,
} from '../../base/branch.ts';
import { RESOURCES } from '../../records/resources.ts';
import { toFils, toMillilitres } from '../amounts.ts';
import { inForce } from '../corrections.ts';
import type { Sent } from '../entry.ts';
import { isToTank, type DieselExtraction } from '../extraction.ts';
import type { DieselIssue } from '../issue.ts';
import type { DieselPurchase } from '../purchase.ts';

export const VOUCHERS = {
  issues: RESOURCES.dieselIssues,
  purchases: RESOURCES.dieselPurchases,
  extractions: RESOURCES.dieselExtractions,
} as const;
export type VoucherListName = keyof typeof VOUCHERS;
export const VOUCHER_LISTS = Object.keys(VOUCHERS) as VoucherListName[];

/** What the ledger reads; a server may omit all but litres and branch. */
export interface Vouchers {
  issues: readonly Sent<DieselIssue>[];
  purchases: readonly Sent<DieselPurchase>[];
  extractions: readonly Sent<DieselExtraction>[];
  /** The branches that are known by name, as a transfer names the one it goes to. */
  branches?: readonly Branch[];
}

export const MOVEMENT_KINDS = [
  'purchases',
  'transfersIn',
  'issues',
  'extractions',
  'transfersOut',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

export const isMovement = (name: string): name is MovementKind =>
  (MOVEMENT_KINDS as readonly string[]).includes(name);

/** Diesel that enters or leaves the stock of a branch. */
export interface Movement {
  kind: 'purchases' | 'issues' | 'extractions' | 'transfers';
  /** The key of its branch. */
  branch: BranchId;
  /** The key of the branch that a transfer goes to. */
  to?: BranchId;
  /** Milliseconds since 1970. */
  at: number;
  /** Never negative. */
  ml: number;
  /** Its value in the stock, if the voucher says so. */
  fils?: number;
  /** The cost on the voucher; for a purchase, with VAT. */
  cost?: number;
}

/** Vouchers that no ledger can include, by what they lack. */
export interface Gaps {
  branchless: number;
  /** No litres, or no time: the book of the branch, by its key, may be wrong; of a transfer, both books. */
  unclear: ReadonlyMap<BranchId, number>;
  /** How many vouchers that are. */
  vouchers: number;
  /** The lists that have any of these; a transfer is an extraction. */
  lists: ReadonlySet<VoucherListName>;
}

/** Where diesel comes from and goes to: an extraction, also as typed so far. */
interface Destined {
  readonly branch_id?: unknown;
  readonly destination_type?: unknown;
  readonly destination?: unknown;
}

/** The key of the branch or bowser that receives an extraction, if it is a transfer to another known one. */
export const transferTarget = (
  { branch_id, destination_type, destination }: Destined,
  branches: readonly Branch[],
): BranchId | undefined => {
  if (!isToTank(destination_type)) return undefined;
  const target = branchKey(findBranch(branches, destination)?.id);
  return target === keyOfBranch(branches, branch_id) ? undefined : target;
};

const filsOf = (amount: number | null | undefined): number | undefined =>
  typeof amount === 'number' ? toFils(amount) : undefined;

/** What left a tank has one cost. */
const costOf = ({ total_cost }: { readonly total_cost?: number | null }) => {
  const fils = filsOf(total_cost);
  return { fils, cost: fils };
};

export interface Movements {
  /** In no particular order. */
  movements: Movement[];
  gaps: Gaps;
}

/** The movements in some vouchers. Void ones, and corrected ones with what corrects them, do not count. */
export const movementsOf = ({
  issues,
  purchases,
  extractions,
  branches = [],
}: Vouchers): Movements => {
  const movements: Movement[] = [];
  const unclear = new Map<BranchId, number>();
  const lists = new Set<VoucherListName>();
  let branchless = 0;
  let vouchers = 0;
  const add = (
    voucher: Vouchers['issues' | 'purchases' | 'extractions'][number],
    litres: number | null | undefined,
    rest: Pick<Movement, 'kind' | 'to' | 'fils' | 'cost'>,
  ) => {
    const { branch_id, at: instant, status } = voucher;
    if (status === 'void') return;
    const list = rest.kind === 'transfers' ? 'extractions' : rest.kind;
    const branch = keyOfBranch(branches, branch_id);
    if (branch === undefined) {
      lists.add(list);
      branchless += 1;
      vouchers += 1;
      return;
    }
    const at = Date.parse(instant ?? '');
    if (Number.isNaN(at) || typeof litres !== 'number' || !Number.isFinite(litres)) {
      lists.add(list);
      vouchers += 1;
      for (const one of rest.to === undefined ? [branch] : [branch, rest.to]) {
        unclear.set(one, (unclear.get(one) ?? 0) + 1);
      }
      return;
    }
    movements.push({ ...rest, branch, at, ml: toMillilitres(litres) });
  };
  for (const issue of inForce(issues)) {
    add(issue, issue.liters, { kind: 'issues', ...costOf(issue) });
  }
  for (const purchase of inForce(purchases)) {
    add(purchase, purchase.liters_received, {
      kind: 'purchases',
      fils: filsOf(purchase.net),
      cost: filsOf(purchase.total),
    });
  }
  for (const extraction of inForce(extractions)) {
    const to = transferTarget(extraction, branches);
    add(extraction, extraction.liters, {
      ...(to === undefined ? { kind: 'extractions' } : { kind: 'transfers', to }),
      ...costOf(extraction),
    });
  }
  return { movements, gaps: { branchless, unclear, vouchers, lists } };
};

/** How a movement changes what a branch holds, in millilitres. */
export const changeOf = ({ kind, branch, to, ml }: Movement, own: BranchId): number => {
  if (kind === 'purchases') return branch === own ? ml : 0;
  return (to === own ? ml : 0) - (branch === own ? ml : 0);
};
