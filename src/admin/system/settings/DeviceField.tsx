import { useRecordContext } from 'react-admin';

import { deviceIn } from '../../../domain/people/device.ts';
import { useT } from '../../kit/texts/useT.ts';
import { WrappingField } from './WrappingField.tsx';

/** The tooltip has the full user agent. */
export const DeviceField = () => {
  const t = useT();
  const agent = useRecordContext<{ id: number; device: string | null }>()?.device ?? '';
  const device = deviceIn(agent);
  if (!device) return <WrappingField source="device" />;
  const { browser, system } = device;
  return (
    <span title={agent}>{system ? t('settings.deviceOn', { browser, system }) : browser}</span>
  );
};
