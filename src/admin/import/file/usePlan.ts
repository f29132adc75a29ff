import { useEffect, useState } from 'react';

import type { ImportTable } from '../../../domain/import/importTable.ts';
import type { ImportPlan } from '../../../domain/import/plan.ts';
import type { StoredRecords } from '../importKind.ts';
import { planInSlices } from './planInSlices.ts';
import type { ReadFile } from './readFile.ts';
import type { Settings } from './settings.ts';

/** What is planned: a file, how it is read, and what the server has. */
export interface Planned<Field extends string> {
  file: ReadFile;
  settings: Settings<Field>;
  /** Undefined when it could not be loaded. */
  stored: StoredRecords<Field> | undefined;
}

/**
 * The plan of an import. While a correction is worked in, the plan before it stays in sight but is
 * not `isPlanned`, so that nothing else can be sent than what the user sees.
 */
export const usePlan = <Field extends string>(
  table: ImportTable<Field>,
  wanted: Planned<Field> | undefined,
) => {
  const [planned, setPlanned] = useState<{ of: Planned<Field>; plan: ImportPlan<Field> }>();

  useEffect(() => {
    if (!wanted) return undefined;
    let isWanted = true;
    const { file, settings, stored } = wanted;
    void planInSlices(
      { table, csv: file.csv, existing: stored?.records ?? [], ...settings },
      () => isWanted,
    ).then((plan) => {
      if (isWanted && plan) setPlanned({ of: wanted, plan });
    });
    return () => {
      isWanted = false;
    };
  }, [table, wanted]);

  return {
    plan: wanted && planned?.of.file === wanted.file ? planned.plan : undefined,
    isPlanned: wanted !== undefined && planned?.of === wanted,
  };
};
