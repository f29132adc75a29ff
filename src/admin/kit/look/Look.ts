import { useLayoutEffect } from 'react';

import './look.css';
import { BRAND_COLOURS, BRAND_OPTIONS, SIDE_COLOURS, type Brand } from '../../../design/brand.ts';
import { useBrand, useChosenMode } from './chosenLook.ts';
import { useUiPreferences, UI_OPTIONS } from './uiPreferences.ts';

const root = () => document.documentElement;

const set = (names: readonly string[], values: Readonly<Record<string, unknown>> = {}) => {
  for (const name of names) {
    const value = values[name];
    if (typeof value === 'string') root().dataset[name] = value;
    else delete root().dataset[name];
  }
};

const colour = (name: string, value: string | undefined) => {
  const property = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  if (value) root().style.setProperty(property, value);
  else root().style.removeProperty(property);
};

/** Without one, restores the house look. */
const applyBrand = (brand: Brand | undefined): void => {
  set(Object.keys(BRAND_OPTIONS), { ...brand });
  for (const name of BRAND_COLOURS) {
    colour(name, brand && `light-dark(${brand.light[name]}, ${brand.dark[name]})`);
  }
  for (const name of SIDE_COLOURS) colour(`side-${name}`, brand?.side[name]);
  // The house mark has its own colour.
  colour('side-mark', brand?.theme === 'house' ? undefined : brand?.dark.primary);
};

/** Plain CSS follows the look, at first paint and on every change, in other tabs too. */
export const Look = () => {
  const [mode] = useChosenMode();
  const brand = useBrand();
  const ui = useUiPreferences();
  useLayoutEffect(() => {
    set(['mode'], { mode });
    applyBrand(brand);
    set(Object.keys(UI_OPTIONS), ui);
  });
  return null;
};
