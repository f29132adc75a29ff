import { useMemo } from 'react';

import { ownName } from '../../../domain/base/formats.ts';
import type { ImportEntry } from '../../../domain/import/importEntry.ts';
import type { ImportPlan } from '../../../domain/import/plan.ts';
import type { ImportKind } from '../importKind.ts';
import type { Import } from '../useImport.ts';

/** What the record of a row is called, beside its key, where the file has no names. */
export const useNameOf = (
  { table, label }: ImportKind,
  { stored }: Import,
  { fields }: ImportPlan,
) => {
  const isNamed = fields.some((field) => field === label);
  const byId = useMemo(
    () =>
      new Map(isNamed ? [] : stored?.map((record) => [(record as { id?: unknown }).id, record])),
    [stored, isNamed],
  );
  return ({ id }: ImportEntry, field: string): string | undefined => {
    const record = table.key.includes(field) && byId.get(id);
    return record ? ownName(record, label) : undefined;
  };
};

export type NameOf = ReturnType<typeof useNameOf>;
