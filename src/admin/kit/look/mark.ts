import { BRAND_OPTIONS, SIDE_COLOURS, type Brand } from '../../../design/brand.ts';
import { UI_OPTIONS, type UiPreferences } from './uiPreferences.ts';

const root = () => document.documentElement;

const set = (names: readonly string[], values: Readonly<Record<string, unknown>> = {}) => {
  for (const name of names) {
    const value = values[name];
    if (typeof value === 'string') root().dataset[name] = value;
    else delete root().dataset[name];
  }
};

/** Writes onto the page what its CSS follows of a brand; without one the house's look comes back. */
export const markBrand = (brand: Brand | undefined): void => {
  set(Object.keys(BRAND_OPTIONS), { ...brand });
  for (const name of SIDE_COLOURS) {
    if (brand) root().style.setProperty(`--side-${name}`, brand.side[name]);
    else root().style.removeProperty(`--side-${name}`);
  }
};

/** Writes onto the page what its CSS follows of a user's preferences. */
export const markUi = (ui: UiPreferences): void => set(Object.keys(UI_OPTIONS), ui);
