import { lazy, type ComponentType } from 'react';

import type { LaterTexts } from '../../i18n/messages.ts';
import { withTexts } from './texts/withTexts.ts';

/** A screen that is fetched when it is opened, with its texts; `preload` fetches it ahead. */
export const lazyScreen = (
  load: () => Promise<{ default: ComponentType }>,
  ...parts: LaterTexts[]
) => {
  const preload = withTexts(load, ...parts);
  return Object.assign(lazy(preload), { preload });
};
