import { useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';

import { nextKey } from '../../../domain/records/nextKey.ts';
import { newValues } from '../../../domain/records/values.ts';
import { serverClock } from '../../../session/serverClock.ts';
import { useAllRows, type OfLong } from '../allRows.ts';
import { useRecordType } from '../record/RecordTypeContext.ts';

/** In a long list, the latest tell how keys go on. */
const LATEST: OfLong = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'id', order: 'DESC' },
};

/** Where keys are numbered, with the next free one. */
export const useNewValues = (): Record<string, unknown> => {
  const type = useRecordType();
  const { name, key, isNumbered = false } = type;
  const { data } = useAllRows<RaRecord>(name, { enabled: isNumbered, ofLong: LATEST });
  const [proposed, setProposed] = useState<string>();
  // Once proposed, it stays: the rows change with the record that the form adds.
  if (isNumbered && key && data && proposed === undefined) {
    setProposed(nextKey(data.map((row) => row[key] as unknown)) ?? '');
  }
  return useMemo(
    () => ({ ...newValues(type, serverClock.now()), ...(key && proposed && { [key]: proposed }) }),
    [type, key, proposed],
  );
};
