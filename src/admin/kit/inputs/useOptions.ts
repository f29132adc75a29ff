import { useMemo } from 'react';
import { useGetRecordRepresentation, useReference } from 'react-admin';
import type { Identifier, RaRecord } from 'react-admin';

import type { ResourceName } from '../../../domain/records/resources.ts';
import { recordTypes } from '../../../domain/recordTypes.ts';
import { useAllRows } from '../allRows.ts';
import { useT } from '../texts/useT.ts';

export const useOptions = (reference: string, value: Identifier) => {
  const t = useT();
  const represent = useGetRecordRepresentation(reference);
  const field = recordTypes[reference as ResourceName]?.label ?? 'id';
  const list = useAllRows<RaRecord>(reference, { sort: { field, order: 'ASC' } });
  const isEmpty = value === '';
  // The chosen row, which may not be among those that the server lists.
  const stored = useReference({ reference, id: value, options: { enabled: !isEmpty } });
  const isPending = list.isPending || (!isEmpty && stored.isPending);

  const options = useMemo(
    () => (list.data ?? []).map((row) => ({ id: row.id, label: represent(row) as string, row })),
    [list.data, represent],
  );
  const nameOf = () => {
    if (isEmpty) return undefined;
    const known = options.find(({ id }) => String(id) === String(value));
    if (known) return known.label;
    if (stored.referenceRecord) return represent(stored.referenceRecord) as string;
    return isPending ? undefined : t('common.unknownId', { id: value });
  };
  return {
    options,
    /** The value's name; undefined until known. An unknown one is named by its number. */
    name: nameOf(),
    isPending,
    error: list.error,
    refetch: () => void Promise.all([list.refetch(), stored.refetch()]),
  };
};
