import { useRecordContext } from 'react-admin';

import { deviceIn } from '../../../../domain/people/device.ts';
import type { LoginEntry } from '../../../../domain/people/loginHistory.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { WrappingField } from '../WrappingField.tsx';

/** The browser and its operating system; the tooltip has the full user agent. */
export const DeviceField = () => {
  const t = useT();
  const told = useRecordContext<LoginEntry>()?.device ?? '';
  const device = deviceIn(told);
  if (!device) return <WrappingField source="device" />;
  const { browser, system } = device;
  return (
    <span title={told}>
      {system ? t('resources.admin/settings/login-history.deviceOn', { browser, system }) : browser}
    </span>
  );
};
