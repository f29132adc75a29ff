import { History as HistoryIcon } from 'lucide-react';
import { useMemo } from 'react';

import { compareTexts } from '../../../../domain/base/formats.ts';
import { loginHistory, type LoginEntry } from '../../../../domain/people/loginHistory.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { useAllRows } from '../../../kit/allRows.ts';
import type { ListFilter } from '../../../kit/list/filters/listFilters.ts';
import { DeviceField } from '../settingsFields.tsx';
import { SettingsList, SettingsRecords } from '../SettingsRecords.tsx';

/** With or without an account. */
const useSignInEmails = () => {
  const { data } = useAllRows<LoginEntry>(RESOURCES.loginHistory);
  return useMemo(
    () =>
      [...new Set(data?.map(({ email }) => email).filter(Boolean))]
        .toSorted(compareTexts)
        .map((email) => ({ value: email, name: email })),
    [data],
  );
};

const filters: readonly ListFilter[] = [
  {
    source: 'email',
    label: 'resources.admin/settings/login-history.fields.email',
    useOptions: useSignInEmails,
  },
  { source: 'from', label: 'resources.admin/settings/login-history.fields.from' },
  { source: 'to', label: 'resources.admin/settings/login-history.fields.to' },
];

const LoginList = () => (
  <SettingsList<typeof loginHistory>
    filters={filters}
    card={{ subtitle: ['outcome'], inSight: ['at', 'method', 'device', 'ip'] }}
    sort={{ field: 'at', order: 'DESC' }}
  />
);

const screens = {
  type: loginHistory,
  looks: { device: { field: <DeviceField /> } },
  icon: HistoryIcon,
};
const pages = { list: LoginList };

const LoginHistoryScreen = () => <SettingsRecords screens={screens} pages={pages} />;

export default LoginHistoryScreen;
