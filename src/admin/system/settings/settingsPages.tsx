import CompanyIcon from '@mui/icons-material/ApartmentOutlined';
import LegalIcon from '@mui/icons-material/GavelOutlined';
import LoginHistoryIcon from '@mui/icons-material/HistoryOutlined';
import ImportExportIcon from '@mui/icons-material/ImportExportOutlined';
import BrandingIcon from '@mui/icons-material/PaletteOutlined';
import UsersIcon from '@mui/icons-material/PeopleOutlined';
import LocalizationIcon from '@mui/icons-material/PublicOutlined';
import RolesIcon from '@mui/icons-material/RuleOutlined';
import SecurityIcon from '@mui/icons-material/ShieldOutlined';
import UpdateIcon from '@mui/icons-material/SystemUpdateAltOutlined';
import UiIcon from '@mui/icons-material/TuneOutlined';
import type { SvgIcon } from '@mui/material';
import type { ReactElement } from 'react';

import { pageAccess, type PagePath } from '../../../domain/access/access.ts';
import type { LaterMessages } from '../../../i18n/messages.ts';
import {
  BrandingScreen,
  CompanyScreen,
  LegalScreen,
  LocalizationScreen,
  LoginHistoryScreen,
  RolesScreen,
  SecurityScreen,
  TransferScreen,
  UiScreen,
  UpdateScreen,
  UsersScreen,
} from './screens.ts';

export type SettingsGroup = keyof LaterMessages['settings']['groups'];

/** The last part of the page's address, and the name of its texts under `settings.pages`. */
export type SettingsPageName = keyof LaterMessages['settings']['pages'];

export interface SettingsPageEntry {
  name: SettingsPageName;
  group: SettingsGroup;
  icon: typeof SvgIcon;
  /** What stands at the page's address and below it; a page that is not built has none. */
  screen?: ReactElement;
}

/** The pages of the settings in the order of the hub: a line each. */
export const settingsPages: readonly SettingsPageEntry[] = [
  { name: 'company', group: 'company', icon: CompanyIcon, screen: <CompanyScreen /> },
  { name: 'branding', group: 'company', icon: BrandingIcon, screen: <BrandingScreen /> },
  { name: 'legal', group: 'company', icon: LegalIcon, screen: <LegalScreen /> },
  {
    name: 'localization',
    group: 'company',
    icon: LocalizationIcon,
    screen: <LocalizationScreen />,
  },
  { name: 'users', group: 'people', icon: UsersIcon, screen: <UsersScreen /> },
  { name: 'roles', group: 'people', icon: RolesIcon, screen: <RolesScreen /> },
  { name: 'security', group: 'people', icon: SecurityIcon, screen: <SecurityScreen /> },
  {
    name: 'login-history',
    group: 'people',
    icon: LoginHistoryIcon,
    screen: <LoginHistoryScreen />,
  },
  { name: 'import-export', group: 'app', icon: ImportExportIcon, screen: <TransferScreen /> },
  { name: 'ui', group: 'app', icon: UiIcon, screen: <UiScreen /> },
  { name: 'update', group: 'app', icon: UpdateIcon, screen: <UpdateScreen /> },
];

export const settingsPagePath = (name: SettingsPageName): PagePath => `/admin/settings/${name}`;

/** What a role finds in the settings: the pages that are there and that it may open. */
export const settingsPagesOf = (role: string | undefined): readonly SettingsPageEntry[] =>
  settingsPages.filter(
    ({ name, screen }) => screen && pageAccess(role, settingsPagePath(name)).kind === 'allowed',
  );
