import type { BranchId } from '../../src/domain/base/branch.ts';
import { foldKey } from '../../src/domain/base/fold.ts';
import { numberOf } from '../../src/domain/base/validation.ts';
import { toMillilitres } from '../../src/domain/diesel/amounts.ts';
import {
  counterDifference,
  countered,
  correctionsIn,
  inForce,
  noTakeBack,
  takenBackRef,
  type Correctable,
} from '../../src/domain/diesel/corrections.ts';
import { dieselExtractions } from '../../src/domain/diesel/extraction.ts';
import { dieselIssues, truckKey } from '../../src/domain/diesel/issue.ts';
import { dieselPurchases } from '../../src/domain/diesel/purchase.ts';
import { worthOf } from '../../src/domain/diesel/wire.ts';
import { problemsIn } from '../../src/domain/records/checks.ts';
import type { AnyRecordType } from '../../src/domain/records/recordType.ts';
import type { Api } from '../api.ts';
import { BRANCHES } from '../branches.ts';
import type { FieldErrors, Json } from '../call.ts';
import { openingOf, stockRow } from '../routes/dieselFigures.ts';
import type { StoredStock } from '../store/collections.ts';
import type { Rows } from '../store/rows.ts';
import { wordsFor } from '../words.ts';
import type { RecordKind } from './recordKind.ts';
import { recordKindOf } from './recordKindOf.ts';

export const branchProblems = async ({ branch_id }: Json, api: Api): Promise<FieldErrors> =>
  BRANCHES.some(({ id }) => id === branch_id) ||
  (await api.store.diesel_stock.first({ branch_id: Number(branch_id) }))
    ? {}
    : { branch_id: 'There is no such branch' };

/** A transfer goes to another branch. */
const transferProblems = ({ branch_id, destination_type, destination }: Json): FieldErrors =>
  destination_type !== 'branch' ||
  BRANCHES.some(({ id, name }) => id !== branch_id && name === destination)
    ? {}
    : { destination: 'Must be the name of another branch' };

/** A voucher without a branch is refused as such. */
const placeProblems = async ({ branch_id = null }: Json, api: Api): Promise<FieldErrors> =>
  branch_id === null ? {} : branchProblems({ branch_id }, api);

const tankOf = async (branch_id: unknown, api: Api) => {
  const tank = await api.store.diesel_stock.first({ branch_id: Number(branch_id) });
  return tank && stockRow(api, tank);
};

const holdsOnly = ({ name, book_l }: { name: string; book_l: number }): FieldErrors => ({
  liters: `${name} holds ${book_l} l`,
});

/** What left a tank before it was counted is not in it. Before a bowser was first filled, nothing left it. */
const isSettled = async (at: unknown, tank: StoredStock, api: Api): Promise<boolean> =>
  Date.parse(String(at)) <= Date.parse(tank.counted_at) && !(await openingOf(api, tank));

/** A tank cannot give more than it holds. */
const stockProblems = async ({ branch_id, liters, at }: Json, api: Api): Promise<FieldErrors> => {
  const stock = await tankOf(branch_id, api);
  const isBeyond = stock && typeof liters === 'number' && liters > stock.book_l;
  return isBeyond && !(await isSettled(at, stock, api))
    ? holdsOnly(stock)
    : placeProblems({ branch_id }, api);
};

/** The contract names litres and money for every call; null if the caller leaves the price to us. */
export const costProblems = (body: Json, liters: unknown, unitCost: unknown): FieldErrors => {
  const { cost } = body;
  if (cost === undefined) return { cost: 'This field is required' };
  if (body['liters'] === undefined) return { liters: 'This field is required' };
  const expected = worthOf(liters, unitCost);
  const isRight =
    cost === null || expected === null || Math.abs((numberOf(cost) ?? NaN) - expected) < 0.015;
  return isRight ? {} : { cost: 'Does not match litres and unit cost' };
};

interface Outgoing extends Correctable {
  ref: string;
  at: string;
  branch_id: BranchId;
  liters: number;
}

/** The same call, repeated by a browser whose connection broke: the same litres at the same moment to the same receiver. */
const repeated =
  (
    collection: 'diesel_issues' | 'diesel_extractions',
    receiverOf: (row: Readonly<Record<string, unknown>>) => unknown,
  ) =>
  async (draft: Json, api: Api) => {
    const { at, branch_id, liters } = draft as unknown as Outgoing;
    const rows: Rows<Outgoing & { id: number }> = api.store[collection];
    const same = inForce(await rows.all({ at, branch_id })).find(
      (row) =>
        toMillilitres(row.liters) === toMillilitres(liters) &&
        receiverOf({ ...row }) === receiverOf(draft),
    );
    return same && { field: 'at', words: `${same.ref} has the same time and litres` };
  };

type VoucherKind = 'diesel_issues' | 'diesel_purchases' | 'diesel_extractions';

type Stored = Correctable & Json;

/** A counter-voucher names one that can be taken back, and is like that. */
const counterProblems = async (
  draft: Stored,
  ref: string,
  rows: readonly Stored[],
  api: Api,
): Promise<FieldErrors> => {
  const original = rows.find((row) => row.ref === ref && takenBackRef(row) === undefined);
  if (!original) return { corrects: `There is no voucher ${ref}` };
  const tank = await tankOf(original['branch_id'], api);
  const held = tank && { held: tank.book_l, countedAt: Date.parse(tank.counted_at) };
  const why = noTakeBack(original, correctionsIn(rows), held);
  if (why === 'takenBack') return { corrects: `${ref} was taken back already` };
  if (why === 'used' && tank) return holdsOnly(tank);
  if (why) return { corrects: `There is no voucher ${ref}` };
  const field = counterDifference(draft, original);
  return field === undefined ? {} : { [field]: `Must be as in ${ref}` };
};

/** Vouchers of which a wrong one can be taken back: negative litres need a reference to it. */
const voucherKindOf = <Name extends VoucherKind>(
  type: AnyRecordType,
  own: Pick<RecordKind<Name>, 'collection' | 'noun'> & Partial<RecordKind<Name>>,
): RecordKind<Name> => {
  const kind = recordKindOf<Name>(type, own);
  return {
    ...kind,
    fields: { ...kind.fields, corrects: 'text' },
    problems: async (draft, api) => {
      const row = draft as unknown as Stored;
      const ref = takenBackRef(row);
      if (ref === undefined) return kind.problems(draft, api);
      const rows = (await api.store[kind.collection].all()) as unknown as Stored[];
      return {
        ...wordsFor(problemsIn(type, countered(draft))),
        ...(await counterProblems(row, ref, rows, api)),
      };
    },
  };
};

export const issueKind = voucherKindOf<'diesel_issues'>(dieselIssues, {
  collection: 'diesel_issues',
  noun: 'issue',
  clash: repeated('diesel_issues', truckKey),
  problems: stockProblems,
});

export const purchaseKind = voucherKindOf<'diesel_purchases'>(dieselPurchases, {
  collection: 'diesel_purchases',
  noun: 'purchase',
  problems: placeProblems,
});

export const extractionKind = voucherKindOf<'diesel_extractions'>(dieselExtractions, {
  collection: 'diesel_extractions',
  noun: 'extraction',
  clash: repeated('diesel_extractions', ({ destination }) => foldKey(destination)),
  problems: async (draft, api) => ({
    ...transferProblems(draft),
    ...(await stockProblems(draft, api)),
  }),
});
