import type { BranchId } from '../../domain/base/branch.ts';
import type { IsoDate } from '../../domain/base/dates.ts';
import type { MovementKind } from '../../domain/diesel/ledger/movements.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { recordPaths } from '../kit/recordPaths.ts';

const RESOURCE_OF: Readonly<Record<MovementKind, string>> = {
  purchases: RESOURCES.dieselPurchases,
  issues: RESOURCES.dieselIssues,
  extractions: RESOURCES.dieselExtractions,
  transfersIn: RESOURCES.dieselExtractions,
  transfersOut: RESOURCES.dieselExtractions,
};

/** The list of a branch's vouchers of a kind in a period. A transfer to it is a voucher of another branch. */
export const vouchersPath = (
  kind: MovementKind,
  branch: BranchId,
  period: { from?: IsoDate | undefined; to?: IsoDate | undefined },
): string =>
  recordPaths(RESOURCE_OF[kind]).filtered(
    kind === 'transfersIn' ? period : { branch_id: String(branch), ...period },
  );
