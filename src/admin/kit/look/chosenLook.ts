import { useStore } from 'react-admin';

import { isBrand, type Brand } from '../../../design/brand.ts';
import { BRAND, BRAND_PREVIEW } from './keys.ts';

export type Mode = 'light' | 'dark';

/** Without a choice the device decides. */
export const useChosenMode = () => useStore<Mode | undefined>('theme');

export const useBrand = (): Brand | undefined =>
  [useStore<unknown>(BRAND_PREVIEW)[0], useStore<unknown>(BRAND)[0]].find(isBrand);
