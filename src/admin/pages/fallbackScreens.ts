import { lazyScreen } from '../kit/lazyScreen.ts';

/** Shown at an address that has no page, or is closed to the role. */
export const NotFoundScreen = lazyScreen(() => import('./NotFoundScreen.tsx'));
export const AccessDeniedScreen = lazyScreen(() => import('./AccessDeniedScreen.tsx'));
