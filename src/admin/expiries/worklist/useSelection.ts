import { useState } from 'react';

import type { Expiry } from '../../../domain/expiries/expiry.ts';
import { useMay } from '../../kit/useMay.ts';
import type { useHolderFacts } from './useHolderFacts.ts';

/** The selected expiry dates, by key. */
export interface Selection {
  has: (expiry: Expiry) => boolean;
  toggle: (expiries: readonly Expiry[], isOn: boolean) => void;
  /** Whether this user may renew it. */
  allows: (expiry: Expiry) => boolean;
}

export interface WorklistRowsProps {
  rows: readonly Expiry[];
  factsOf: ReturnType<typeof useHolderFacts>;
  /** Undefined if the user may renew none of them. */
  selection: Selection | undefined;
}

/** A unique key for an expiry date, which stays the same when it is renewed. */
export const keyOf = ({ holder, kind }: Expiry): string =>
  `${holder.resource}/${holder.id}:${kind}`;

/** The selected rows, without finished ones. No selection if the user may renew none of the rows. */
export const useSelection = (rows: readonly Expiry[]) => {
  const may = useMay();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const allows = ({ holder }: Expiry) => may('edit', holder.resource);
  const selection: Selection = {
    allows,
    has: (expiry) => keys.has(keyOf(expiry)),
    toggle: (expiries, isOn) => {
      const next = new Set(keys);
      for (const expiry of expiries) {
        if (isOn) next.add(keyOf(expiry));
        else next.delete(keyOf(expiry));
      }
      setKeys(next);
    },
  };
  return {
    selection: rows.some(allows) ? selection : undefined,
    selected: rows.filter(selection.has),
    clear: () => setKeys(new Set()),
  };
};
