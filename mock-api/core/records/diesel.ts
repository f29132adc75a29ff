import { dieselExtractions } from '../../../src/domain/diesel/extraction.ts';
import { dieselIssues } from '../../../src/domain/diesel/issue.ts';
import { dieselPurchases } from '../../../src/domain/diesel/purchase.ts';
import { worthOf } from '../../../src/domain/diesel/wire.ts';
import { BRANCHES } from '../../../src/domain/people/branch.ts';
import type { Api } from '../api.ts';
import type { FieldErrors, Json } from '../call.ts';
import { stockRows } from '../routes/dieselFigures.ts';
import { recordKindOf } from './recordKindOf.ts';

export const branchProblems = ({ branch_id }: Json): FieldErrors =>
  BRANCHES.some(({ id }) => id === branch_id) ? {} : { branch_id: 'There is no such branch' };

/** A tank cannot give more than it holds. */
const stockProblems = ({ branch_id, liters }: Json, api: Api): FieldErrors => {
  const stock = stockRows(api).find((row) => row.branch_id === branch_id);
  return stock && typeof liters === 'number' && liters > stock.book_l
    ? { liters: `${stock.name} holds ${stock.book_l} l` }
    : {};
};

/** The contract names litres and money for every call; null if the caller leaves the price to us. */
export const costProblems = (body: Json, liters: unknown, unitCost: unknown): FieldErrors => {
  const { cost } = body;
  if (cost === undefined) return { cost: 'This field is required' };
  if (body['liters'] === undefined) return { liters: 'This field is required' };
  const expected = worthOf(liters, unitCost);
  const isRight = cost === null || expected === null || Math.abs(Number(cost) - expected) < 0.015;
  return isRight ? {} : { cost: 'Does not match litres and unit cost' };
};

interface Outgoing {
  ref: string;
  at: string;
  branch_id: number;
  liters: number;
}

/** The same litres at the same moment are the same call, repeated by a browser whose connection broke. */
const repeated = (draft: Json, rows: () => readonly Outgoing[]) => {
  const same = rows().find(
    ({ at, branch_id, liters }) =>
      at === draft['at'] && branch_id === draft['branch_id'] && liters === draft['liters'],
  );
  return same && { field: 'at', words: `${same.ref} has the same time and litres` };
};

export const issueKind = recordKindOf(dieselIssues, {
  collection: 'diesel_issues',
  noun: 'issue',
  clash: repeated,
  problems: stockProblems,
});

export const purchaseKind = recordKindOf(dieselPurchases, {
  collection: 'diesel_purchases',
  noun: 'purchase',
});

export const extractionKind = recordKindOf(dieselExtractions, {
  collection: 'diesel_extractions',
  noun: 'extraction',
  clash: repeated,
  problems: stockProblems,
});
