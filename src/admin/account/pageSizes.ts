import type { Store } from 'react-admin';

import { isListParamsKey } from '../kit/reactAdmin.ts';

/** Each list returns to its first page. */
export const setPageSizes = (store: Store, perPage: number): void => {
  for (const [key, params] of Object.entries(store.listItems?.('') ?? {})) {
    if (!isListParamsKey(key) || typeof params !== 'object' || params === null) continue;
    store.setItem(key, { ...params, perPage, page: 1 });
  }
};
