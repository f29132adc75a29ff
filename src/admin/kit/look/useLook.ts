import { useLayoutEffect, useMemo, useState } from 'react';
import type { Store } from 'react-admin';

import { isBrand, type Brand } from '../../../design/brand.ts';
import { BRAND, BRAND_TRIED, UI } from './keys.ts';
import { markBrand, markUi } from './mark.ts';
import { darkTheme, lightTheme, themesOf } from './theme.ts';
import { readUi } from './uiPreferences.ts';

const brandIn = (store: Store): Brand | undefined =>
  [BRAND_TRIED, BRAND].map((key): unknown => store.getItem(key)).find(isBrand);

const HOUSE = { lightTheme, darkTheme };

/**
 * The themes of the brand that this browser shows, and the rest of the look on the page itself, from
 * the first paint on and as it changes, in another tab too.
 */
export const useLook = (store: Store) => {
  const [brand, setBrand] = useState(() => brandIn(store));
  useLayoutEffect(() => {
    const showBrand = () => setBrand(brandIn(store));
    const showUi = () => markUi(readUi(store.getItem(UI)));
    showBrand();
    showUi();
    const stops = [
      store.subscribe(BRAND, showBrand),
      store.subscribe(BRAND_TRIED, showBrand),
      store.subscribe(UI, showUi),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store]);
  useLayoutEffect(() => markBrand(brand), [brand]);
  return useMemo(() => (brand ? themesOf(brand) : HOUSE), [brand]);
};
