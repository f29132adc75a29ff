import { useMemo, useState } from 'react';
import type { Identifier, RaRecord } from 'react-admin';

import type { AnyRecordType } from '../../../domain/records/recordType.ts';
import type { DerivedRows } from '../derivedRows.ts';

/** What a row says in its declared fields: a row that has changed since is no longer selected. */
const stampOf = (type: AnyRecordType | undefined, row: RaRecord) =>
  JSON.stringify(Object.keys(type?.fields ?? {}).map((name) => row[name] as unknown));

const NOTHING: ReadonlyMap<Identifier, string> = new Map();

/** A selection of rows, as far as they are among `found`. */
export const useSelected = <Row extends RaRecord>(
  { type, rows }: Pick<DerivedRows<Row>, 'type' | 'rows'>,
  found: readonly Row[],
  isSelectable: (row: Row) => boolean,
) => {
  const [stamps, setStamps] = useState(NOTHING);
  const selected = useMemo(
    () => (stamps.size > 0 ? found.filter((row) => stamps.get(row.id) === stampOf(type, row)) : []),
    [stamps, found, type],
  );
  const selectedIds = useMemo(() => selected.map(({ id }) => id), [selected]);
  const select = (chosen: readonly Row[]) =>
    setStamps(new Map(chosen.filter(isSelectable).map((row) => [row.id, stampOf(type, row)])));
  const onSelect = (ids: readonly Identifier[]) => {
    const chosen = new Set(ids);
    select(rows.filter(({ id }) => chosen.has(id)));
  };
  return {
    selected,
    selection: {
      selectedIds,
      onSelect,
      onSelectAll: () => select(found),
      onToggleItem: (id: Identifier) =>
        onSelect(
          selectedIds.includes(id) ? selectedIds.filter((one) => one !== id) : [...selectedIds, id],
        ),
      onUnselectItems: () => setStamps(NOTHING),
    },
  };
};
