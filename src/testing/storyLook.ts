import { createContext, useContext } from 'react';
import { memoryStore, type Store } from 'react-admin';

import type { Mode } from '../admin/kit/look/chosenLook.ts';
import { BRAND } from '../admin/kit/look/keys.ts';
import { brandOf, type BrandTheme } from '../design/brandThemes.ts';

/** What Storybook's toolbar sets; a story sets its own as `globals`. */
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

/** react-admin's preferences in a browser with this look. */
export const storeOf = ({ theme, brand }: Pick<StoryLook, 'theme' | 'brand'>): Store =>
  memoryStore({ theme, ...(brand !== 'house' && { [BRAND]: brandOf(brand) }) });
