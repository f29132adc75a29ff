import { useEffect, useState } from 'react';

import type { AnyRecordType } from '../../../domain/records/recordType.ts';
import { recordTypes } from '../../../domain/recordTypes.ts';

const loaded = new Map<string, AnyRecordType>();

const sources = new Map(Object.entries(recordTypes));

/** A record type's declaration; undefined until it has been loaded. */
export const useDeclared = (resource: string | null): AnyRecordType | undefined => {
  const name = resource ?? '';
  const [, setLoaded] = useState('');
  useEffect(() => {
    if (loaded.has(name)) return;
    void sources
      .get(name)
      ?.load()
      .then(
        (type) => {
          loaded.set(name, type);
          setLoaded(name);
        },
        () => undefined,
      );
  }, [name]);
  return loaded.get(name);
};
