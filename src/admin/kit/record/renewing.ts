import { createContext, useContext } from 'react';

import type { Expiry } from '../../../domain/records/expiry.ts';

export interface RenewOne {
  expiry: Expiry;
  /** The date is already renewed; only its file is still to be added. */
  addsFile?: boolean;
}

/** One document, or several at once. */
export type RenewRequest = RenewOne | { expiries: readonly Expiry[] };

/** Opens a renewal over the page. Undefined if nothing can be renewed. */
export const RenewContext = createContext<((request: RenewRequest) => void) | undefined>(undefined);

export const useRenew = () => useContext(RenewContext);
