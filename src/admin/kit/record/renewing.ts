import { createContext, useContext } from 'react';

import type { Expiry } from '../../../domain/expiries/expiry.ts';

export interface RenewRequest {
  expiry: Expiry;
  /** The date is renewed already, and its file is to follow. */
  addsFile?: boolean;
}

/** Opens a renewal over the page. Undefined where nothing can be renewed. */
export const RenewContext = createContext<((request: RenewRequest) => void) | undefined>(undefined);

export const useRenew = () => useContext(RenewContext);
