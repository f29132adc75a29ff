import { useSyncExternalStore } from 'react';

import type { Localization } from '../../../domain/settings/localization.ts';
import { localization } from '../../../session/localization.ts';

export const useLocalization = (): Localization =>
  useSyncExternalStore(localization.subscribe, localization.get);
