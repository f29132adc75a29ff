import type { Expiry } from '../../../domain/expiries/expiry.ts';
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
