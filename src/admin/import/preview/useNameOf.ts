import { useMemo } from 'react';

import { ownName } from '../../../domain/base/formats.ts';
import type { ImportEntry } from '../../../domain/import/importEntry.ts';
import type { ImportPlan } from '../../../domain/import/plan.ts';
import type { ImportKind } from '../importKind.ts';
import type { Import } from '../useImport.ts';

/** What the record of a row is called, beside its key, where the file has no names. */
export const useNameOf = <Field extends string>(
  { table, label }: ImportKind<Field>,
  { stored }: Import<Field>,
  { fields }: ImportPlan<Field>,
) => {
  const isNamed = fields.some((field) => field === label);
  const byId = useMemo(
    () =>
      new Map(isNamed ? [] : stored?.map((record) => [(record as { id?: unknown }).id, record])),
    [stored, isNamed],
  );
  return ({ id }: ImportEntry<Field>, field: Field): string | undefined => {
    const record = table.key.includes(field) && byId.get(id);
    return record ? ownName(record, label) : undefined;
  };
};

export type NameOf<Field extends string> = ReturnType<typeof useNameOf<Field>>;
