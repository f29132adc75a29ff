import { useLayoutEffect } from 'react';

import './base.css';
import { useBrand, useChosenMode } from './chosenLook.ts';
import { applyBrand, applyMode, applyUi } from './mark.ts';
import { useUiPreferences } from './uiPreferences.ts';

/** Plain CSS follows the look, at first paint and on every change, in other tabs too. */
export const Look = () => {
  const [mode] = useChosenMode();
  const brand = useBrand();
  const ui = useUiPreferences();
  useLayoutEffect(() => {
    applyMode(mode);
    applyBrand(brand);
    applyUi(ui);
  });
  return null;
};
