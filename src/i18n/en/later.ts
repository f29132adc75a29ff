import raMessages from 'ra-language-english';

import { activity } from './activity.ts';
import { bell } from './bell.ts';
import { board } from './board.ts';
import { calendar } from './calendar.ts';
import { companies } from './companies.ts';
import { copying } from './copying.ts';
import { diesel } from './diesel.ts';
import { dieselActivity } from './dieselActivity.ts';
import { dieselAudit } from './dieselAudit.ts';
import { dieselBooks } from './dieselBooks.ts';
import { dieselDesk } from './dieselDesk.ts';
import { dieselExtractions } from './dieselExtractions.ts';
import { dieselIssues } from './dieselIssues.ts';
import { dieselPurchases } from './dieselPurchases.ts';
import { dieselStock } from './dieselStock.ts';
import { documents } from './documents.ts';
import { editing } from './editing.ts';
import { expired } from './expired.ts';
import { firstRa } from './firstRa.ts';
import { legal } from './legal.ts';
import { loginHistory } from './loginHistory.ts';
import { overview } from './overview.ts';
import { palette } from './palette.ts';
import { preferences } from './preferences.ts';
import { profile } from './profile.ts';
import { release } from './release.ts';
import { renew } from './renew.ts';
import { roles } from './roles.ts';
import { screens } from './screens.ts';
import { sessions } from './sessions.ts';
import { settings } from './settings.ts';
import { companyProfile, localization, security } from './singletons.ts';
import { trailers } from './trailers.ts';
import { transfer } from './transfer.ts';
import { trucks } from './trucks.ts';
import { users } from './users.ts';
import { vehicles } from './vehicles.ts';
import { worklist } from './worklist.ts';

/** The texts that the first view does not need; they load with any other screen (`lazyScreen`). */
export const later = {
  copying,
  dieselActivity,
  dieselDesk,
  board,
  calendar,
  bell,
  diesel,
  editing,
  expired,
  overview,
  palette,
  preferences,
  profile,
  ra: {
    ...raMessages.ra,
    action: { ...raMessages.ra.action, show: 'View' },
    navigation: { ...raMessages.ra.navigation, ...firstRa.navigation },
    sort: firstRa.sort,
  },
  release,
  renew,
  screens,
  settings,
  transfer,
  vehicles,
  worklist,
  resources: {
    companies,
    'fleet/trucks': trucks,
    'fleet/trailers': trailers,
    'fleet/documents': documents,
    'fleet/activity': activity,
    'diesel/audit': dieselAudit,
    'diesel/extractions': dieselExtractions,
    'diesel/issues': dieselIssues,
    'diesel/purchases': dieselPurchases,
    'diesel/stock': dieselStock,
    'diesel/books': dieselBooks,
    'admin/settings/company': companyProfile,
    'admin/settings/localization': localization,
    'admin/settings/security': security,
    'admin/settings/users': users,
    'admin/settings/roles': roles,
    'admin/settings/legal': legal,
    'admin/settings/login-history': loginHistory,
    'admin/settings/operations': sessions,
  },
};
