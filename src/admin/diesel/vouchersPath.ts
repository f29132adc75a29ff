import type { BranchId } from '../../domain/base/branch.ts';
import type { IsoDate } from '../../domain/base/dates.ts';
import { VOUCHERS, type MovementKind } from '../../domain/diesel/ledger/movements.ts';
import { recordPaths } from '../kit/recordPaths.ts';

/** The list of a branch's vouchers of a kind in a period. A transfer to it is a voucher of another branch. */
export const vouchersPath = (
  kind: MovementKind,
  branch: BranchId,
  period: { from?: IsoDate | undefined; to?: IsoDate | undefined },
): string =>
  recordPaths(
    kind === 'issues' || kind === 'purchases' ? VOUCHERS[kind] : VOUCHERS.extractions,
  ).filtered(kind === 'transfersIn' ? period : { branch_id: String(branch), ...period });
