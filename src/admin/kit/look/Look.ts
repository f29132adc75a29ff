import { useLayoutEffect } from 'react';

import './base.css';
import { useBrand, useChosenMode } from './chosenLook.ts';
import { markBrand, markMode, markUi } from './mark.ts';
import { useUiPreferences } from './uiPreferences.ts';

/**
 * Keeps the look on the page itself, where plain CSS follows it, from the first paint on and as it
 * changes, in another tab too.
 */
export const Look = () => {
  const [mode] = useChosenMode();
  const brand = useBrand();
  const ui = useUiPreferences();
  useLayoutEffect(() => {
    markMode(mode);
    markBrand(brand);
    markUi(ui);
  });
  return null;
};
