import { lazy } from 'react';

import { later } from '../../../i18n/en/later.ts';
import type { LaterTexts } from '../../../i18n/messages.ts';
import { withTexts } from '../../kit/texts/withTexts.ts';

/** The texts of all record types, for pages that name them all. */
const RECORD_TEXTS = (Object.keys(later) as LaterTexts[]).filter((part) =>
  part.startsWith('resources.'),
);

/** The pages behind the hub, each fetched when it is opened. */
export const UsersScreen = lazy(
  withTexts(
    () => import('./users/UsersScreen.tsx'),
    'resources.admin/settings/users',
    'resources.admin/settings/roles',
  ),
);

export const RolesScreen = lazy(
  withTexts(() => import('./roles/RolesScreen.tsx'), ...RECORD_TEXTS),
);

export const CompanyScreen = lazy(() => import('./company/CompanyScreen.tsx'));

export const SecurityScreen = lazy(() => import('./security/SecurityScreen.tsx'));

export const LoginHistoryScreen = lazy(
  withTexts(
    () => import('./loginHistory/LoginHistoryScreen.tsx'),
    'resources.admin/settings/login-history',
  ),
);

export const LegalScreen = lazy(
  withTexts(() => import('./legal/LegalScreen.tsx'), 'resources.admin/settings/legal'),
);

export const LocalizationScreen = lazy(
  withTexts(() => import('./localization/LocalizationScreen.tsx'), 'preferences'),
);

export const UiScreen = lazy(withTexts(() => import('./ui/UiScreen.tsx'), 'preferences'));

export const BrandingScreen = lazy(
  withTexts(() => import('./branding/BrandingScreen.tsx'), 'preferences'),
);

export const UpdateScreen = lazy(withTexts(() => import('./update/UpdateScreen.tsx'), 'release'));

export const TransferScreen = lazy(
  withTexts(() => import('./transfer/TransferScreen.tsx'), 'transfer', ...RECORD_TEXTS),
);
