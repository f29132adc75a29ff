import {
  ArrowDownUp as ImportExportIcon,
  Building2 as CompanyIcon,
  Globe as LocalizationIcon,
  History as LoginHistoryIcon,
  ListChecks as RolesIcon,
  MonitorDown as UpdateIcon,
  Palette as BrandingIcon,
  Scale as LegalIcon,
  Shield as SecurityIcon,
  SlidersHorizontal as UiIcon,
  UsersRound as UsersIcon,
  type LucideIcon,
} from 'lucide-react';

import type { HubPath } from '../../../domain/access/pages.ts';
import { lazyScreen, type LazyScreen } from '../../kit/lazyScreen.ts';

interface SettingsScreen {
  icon: LucideIcon;
  screen: LazyScreen;
}

/** Icon and screen of each page of the hub, as `pageScreens` has for all other pages. */
export const settingsScreens: Readonly<Record<HubPath, SettingsScreen>> = {
  '/admin/settings/company': {
    icon: CompanyIcon,
    screen: lazyScreen(() => import('./company/CompanyScreen.tsx')),
  },
  '/admin/settings/branding': {
    icon: BrandingIcon,
    screen: lazyScreen(() => import('./branding/BrandingScreen.tsx')),
  },
  '/admin/settings/legal': {
    icon: LegalIcon,
    screen: lazyScreen(() => import('./legal/LegalScreen.tsx')),
  },
  '/admin/settings/localization': {
    icon: LocalizationIcon,
    screen: lazyScreen(() => import('./localization/LocalizationScreen.tsx')),
  },
  '/admin/settings/users': {
    icon: UsersIcon,
    screen: lazyScreen(() => import('./users/UsersScreen.tsx')),
  },
  '/admin/settings/roles': {
    icon: RolesIcon,
    screen: lazyScreen(() => import('./roles/RolesScreen.tsx')),
  },
  '/admin/settings/security': {
    icon: SecurityIcon,
    screen: lazyScreen(() => import('./security/SecurityScreen.tsx')),
  },
  '/admin/settings/login-history': {
    icon: LoginHistoryIcon,
    screen: lazyScreen(() => import('./loginHistory/LoginHistoryScreen.tsx')),
  },
  '/admin/settings/import-export': {
    icon: ImportExportIcon,
    screen: lazyScreen(() => import('./transfer/TransferScreen.tsx')),
  },
  '/admin/settings/ui': {
    icon: UiIcon,
    screen: lazyScreen(() => import('./ui/UiScreen.tsx')),
  },
  '/admin/settings/update': {
    icon: UpdateIcon,
    screen: lazyScreen(() => import('./update/UpdateScreen.tsx')),
  },
};
