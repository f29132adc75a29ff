import { useSyncExternalStore } from 'react';

import { localization } from '../../../session/localization.ts';

export const useLocalization = () => useSyncExternalStore(localization.subscribe, localization.get);
