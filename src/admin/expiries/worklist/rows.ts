import type { Expiry } from '../../../domain/expiries/expiry.ts';
import type { useHolderFacts } from './useHolderFacts.ts';

/** What is selected, by the keys of the expiry dates. */
export interface Selection {
  has: (expiry: Expiry) => boolean;
  toggle: (expiries: readonly Expiry[], isOn: boolean) => void;
  /** Whether it can be renewed by this user. */
  allows: (expiry: Expiry) => boolean;
}

export interface WorklistRowsProps {
  rows: readonly Expiry[];
  factsOf: ReturnType<typeof useHolderFacts>;
  /** Absent where the user may renew none of them. */
  selection: Selection | undefined;
}

/** Names an expiry date among all; renewed, it is still the same. */
export const keyOf = ({ holder, kind }: Expiry): string =>
  `${holder.resource}/${holder.id}:${kind}`;
