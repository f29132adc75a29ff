import { createContext, useContext } from 'react';
import { memoryStore, type Store } from 'react-admin';

import type { Mode } from '../admin/kit/look/chosenLook.ts';
import { BRAND } from '../admin/kit/look/keys.ts';
import { brandOf, type BrandTheme } from '../design/brandThemes.ts';

/** What the toolbars of Storybook choose; a story names its own as `globals`. */
export interface StoryLook {
  theme: Mode;
  direction: 'ltr' | 'rtl';
  brand: BrandTheme;
  /** Signs in with this role instead of the story's own. */
  role?: string;
}

const StoryLookContext = createContext<StoryLook>({
  theme: 'light',
  direction: 'ltr',
  brand: 'house',
});
export const StoryLookProvider = StoryLookContext.Provider;
export const useStoryLook = (): StoryLook => useContext(StoryLookContext);

/** react-admin's preferences of a browser in which this look was chosen. */
export const storeOf = ({ theme, brand }: Pick<StoryLook, 'theme' | 'brand'>): Store =>
  memoryStore({ theme, ...(brand !== 'house' && { [BRAND]: brandOf(brand) }) });
