import { useSyncExternalStore } from 'react';

import { conventions, followConventions } from '../../domain/settings/conventions.ts';
import type { Localization } from '../../domain/settings/localization.ts';

/** What the company works by; whoever draws by it is drawn anew when it changes. */
export const useConventions = (): Localization =>
  useSyncExternalStore(followConventions, conventions);
