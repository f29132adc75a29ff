import {
  ArrowDownUp as ImportExportIcon,
  Building2 as CompanyIcon,
  Globe as LocalizationIcon,
  History as LoginHistoryIcon,
  ListChecks as RolesIcon,
  MonitorDown as UpdateIcon,
  Palette as BrandingIcon,
  PlugZap as CheckIcon,
  Scale as LegalIcon,
  Server as OperationsIcon,
  Shield as SecurityIcon,
  SlidersHorizontal as UiIcon,
  UsersRound as UsersIcon,
} from 'lucide-react';

import type { HubPath } from '../../../domain/access/pages.ts';
import { lazyPage } from '../../kit/lazyScreen.ts';

const SERVER_PAGE = { texts: 'serverPages' } as const;

/** Icon and screen of each page of the hub, as `pageScreens` has for all other pages. */
export const settingsScreens: Readonly<Record<HubPath, ReturnType<typeof lazyPage>>> = {
  '/admin/settings/company': lazyPage(CompanyIcon, () => import('./company/CompanyScreen.tsx')),
  '/admin/settings/branding': lazyPage(BrandingIcon, () => import('./branding/BrandingScreen.tsx')),
  '/admin/settings/legal': lazyPage(LegalIcon, () => import('./legal/LegalScreen.tsx')),
  '/admin/settings/localization': lazyPage(
    LocalizationIcon,
    () => import('./localization/LocalizationScreen.tsx'),
  ),
  '/admin/settings/users': lazyPage(UsersIcon, () => import('./users/UsersScreen.tsx')),
  '/admin/settings/roles': lazyPage(RolesIcon, () => import('./roles/RolesScreen.tsx')),
  '/admin/settings/security': lazyPage(SecurityIcon, () => import('./security/SecurityScreen.tsx')),
  '/admin/settings/login-history': lazyPage(
    LoginHistoryIcon,
    () => import('./loginHistory/LoginHistoryScreen.tsx'),
  ),
  '/admin/settings/import-export': lazyPage(
    ImportExportIcon,
    () => import('./transfer/TransferScreen.tsx'),
  ),
  '/admin/settings/ui': lazyPage(UiIcon, () => import('./ui/UiScreen.tsx')),
  '/admin/settings/check': lazyPage(
    CheckIcon,
    () => import('./check/CheckScreen.tsx'),
    SERVER_PAGE,
  ),
  '/admin/settings/operations': lazyPage(
    OperationsIcon,
    () => import('./operations/OperationsScreen.tsx'),
    SERVER_PAGE,
  ),
  '/admin/settings/update': lazyPage(UpdateIcon, () => import('./update/UpdateScreen.tsx')),
};
