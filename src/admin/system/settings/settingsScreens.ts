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
import { lazyPage, plainPage } from '../../kit/lazyScreen.ts';

/** Icon and screen of each page of the hub, as `pageScreens` has for all other pages. */
export const settingsScreens: Readonly<Record<HubPath, ReturnType<typeof lazyPage>>> = {
  '/admin/settings/company': plainPage(CompanyIcon, () => import('./company/CompanyScreen.tsx')),
  '/admin/settings/branding': plainPage(
    BrandingIcon,
    () => import('./branding/BrandingScreen.tsx'),
  ),
  '/admin/settings/legal': lazyPage(LegalIcon, () => import('./legal/LegalScreen.tsx')),
  '/admin/settings/localization': plainPage(
    LocalizationIcon,
    () => import('./localization/LocalizationScreen.tsx'),
  ),
  '/admin/settings/users': plainPage(UsersIcon, () => import('./users/UsersScreen.tsx')),
  '/admin/settings/roles': plainPage(RolesIcon, () => import('./roles/RolesScreen.tsx')),
  '/admin/settings/security': plainPage(
    SecurityIcon,
    () => import('./security/SecurityScreen.tsx'),
  ),
  '/admin/settings/login-history': plainPage(
    LoginHistoryIcon,
    () => import('./loginHistory/LoginHistoryScreen.tsx'),
  ),
  '/admin/settings/import-export': plainPage(
    ImportExportIcon,
    () => import('./transfer/TransferScreen.tsx'),
  ),
  '/admin/settings/ui': plainPage(UiIcon, () => import('./ui/UiScreen.tsx')),
  '/admin/settings/check': plainPage(CheckIcon, () => import('./check/CheckScreen.tsx')),
  '/admin/settings/operations': plainPage(
    OperationsIcon,
    () => import('./operations/OperationsScreen.tsx'),
  ),
  '/admin/settings/update': plainPage(UpdateIcon, () => import('./update/UpdateScreen.tsx')),
};
