import { History as HistoryIcon } from 'lucide-react';
import { DateInput } from 'react-admin';

import { loginHistory } from '../../../../domain/people/loginHistory.ts';
import { RecordList } from '../../../kit/list/RecordList.tsx';
import { SettingsRecords } from '../SettingsRecords.tsx';
import { useLoadFailure } from '../useLoadFailure.ts';
import { WrappingField } from '../WrappingField.tsx';
import { UserFilter } from './UserFilter.tsx';

const filterInputs = {
  email: <UserFilter key="email" source="email" />,
  from: <DateInput key="from" source="from" />,
  to: <DateInput key="to" source="to" />,
};

const LoginList = () => (
  <RecordList<typeof loginHistory>
    stats={null}
    filterInputs={filterInputs}
    card={{ subtitle: ['outcome'], inSight: ['at', 'method', 'device', 'ip'] }}
    canSelect={false}
    sort={{ field: 'at', order: 'DESC' }}
    queryOptions={useLoadFailure('resources.admin/settings/login-history.failed.load')}
  />
);

const screens = {
  type: loginHistory,
  looks: { device: { field: <WrappingField source="device" /> } },
  icon: HistoryIcon,
};
const pages = { list: LoginList };

/** Who signed in or tried to: when, with what outcome, on which device and from where. */
const LoginHistoryScreen = () => <SettingsRecords screens={screens} pages={pages} />;

export default LoginHistoryScreen;
