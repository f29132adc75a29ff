import { History as HistoryIcon } from 'lucide-react';

import { loginHistory } from '../../../../domain/people/loginHistory.ts';
import type { ListFilter } from '../../../kit/list/filters/listFilters.ts';
import { RecordList } from '../../../kit/list/RecordList.tsx';
import { SettingsRecords } from '../SettingsRecords.tsx';
import { useLoadFailure } from '../useLoadFailure.ts';
import { DeviceField } from './DeviceField.tsx';
import { useSignInEmails } from './useSignInEmails.ts';

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
  <RecordList<typeof loginHistory>
    stats={null}
    filters={filters}
    card={{ subtitle: ['outcome'], inSight: ['at', 'method', 'device', 'ip'] }}
    canSelect={false}
    sort={{ field: 'at', order: 'DESC' }}
    queryOptions={useLoadFailure('resources.admin/settings/login-history.failed.load')}
  />
);

const screens = {
  type: loginHistory,
  looks: { device: { field: <DeviceField /> } },
  icon: HistoryIcon,
};
const pages = { list: LoginList };

/** Who signed in or tried to: when, with what result, on which device and from where. */
const LoginHistoryScreen = () => <SettingsRecords screens={screens} pages={pages} />;

export default LoginHistoryScreen;
