import type { Sliced } from '../../../domain/base/slices.ts';
import { rowsToSend, type ImportChoices } from '../../../domain/import/choices.ts';
import type { ImportPlan } from '../../../domain/import/plan.ts';
import { startRun, type ImportRun } from '../../../domain/import/run/run.ts';
import type { ImportKind } from '../importKind.ts';

export interface Sendable {
  plan: ImportPlan<string>;
  choices: ImportChoices;
  fileName: string;
}

export const planRun = (
  { resource, fields, addBy }: Pick<ImportKind<string>, 'resource' | 'fields' | 'addBy'>,
  { plan, choices, fileName }: Sendable,
): Sliced<ImportRun> => {
  const { added, updated } = rowsToSend(plan, choices);
  const { wrong, duplicate, changed } = plan.counts;
  return startRun({
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
    resource,
    fileName,
    csv: plan.csv,
    leftOut: wrong + duplicate + changed - updated.length,
    keys: plan.table.key,
    fields,
    addBy,
    added,
    updated,
  });
};
