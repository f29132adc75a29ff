import { useStore } from 'react-admin';

import { UI } from './keys.ts';

/** What users can change about how the screens look and move; the first option of each is the default. */
export const UI_OPTIONS = {
  density: ['compact', 'standard', 'comfortable'],
  sidebar: ['open', 'narrow'],
  motion: ['system', 'reduced', 'full'],
} as const;
type UiOption = keyof typeof UI_OPTIONS;

export const PAGE_SIZES = [10, 25, 50, 100] as const;

export type UiPreferences = { [Option in UiOption]: (typeof UI_OPTIONS)[Option][number] } & {
  /** Rows per table page, until the user chooses another number there. */
  pageSize: (typeof PAGE_SIZES)[number];
};

export const DEFAULT_UI: UiPreferences = {
  density: 'compact',
  sidebar: 'open',
  motion: 'system',
  pageSize: 25,
};

/** The stored value may be anything. */
const readUi = (stored: unknown): UiPreferences => {
  const ui = { ...DEFAULT_UI, ...(typeof stored === 'object' ? stored : {}) };
  return PAGE_SIZES.some((size) => size === ui.pageSize)
    ? ui
    : { ...ui, pageSize: DEFAULT_UI.pageSize };
};

export const useUiPreferences = (): UiPreferences => readUi(useStore<unknown>(UI)[0]);
