import { useStore } from 'react-admin';

import { isBrand, type Brand } from '../../../design/brand.ts';
import { BRAND, BRAND_PREVIEW } from './keys.ts';

export type Mode = 'light' | 'dark';

/** Light or dark as chosen in this browser; without a choice the device decides. */
export const useChosenMode = () => useStore<Mode | undefined>('theme');

/** The brand shown in this browser, including one being previewed; undefined for the house brand. */
export const useBrand = (): Brand | undefined =>
  [useStore<unknown>(BRAND_PREVIEW)[0], useStore<unknown>(BRAND)[0]].find(isBrand);
