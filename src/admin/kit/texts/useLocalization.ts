import { useSyncExternalStore } from 'react';

import type { Localization } from '../../../domain/settings/localization.ts';
import { localization } from '../../../session/localization.ts';

/** The company's localization; components using it re-render when it changes. */
export const useLocalization = (): Localization =>
  useSyncExternalStore(localization.subscribe, localization.get);
