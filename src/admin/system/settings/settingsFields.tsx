import type { PropsWithChildren } from 'react';
import { useFieldValue, useRecordContext } from 'react-admin';

import { deviceIn } from '../../../domain/people/device.ts';
import { PlainField } from '../../kit/fields/valueFields.tsx';
import { useRoleName } from '../../kit/texts/useRoleName.ts';
import { useT } from '../../kit/texts/useT.ts';

import styles from './settings.module.css';

/** Instead of widening the table. */
export const Wrapping = ({ children }: PropsWithChildren) => (
  <span className={styles.wrapping}>{children}</span>
);

/** The tooltip has the full user agent. */
export const DeviceField = () => {
  const t = useT();
  const agent = useRecordContext<{ id: number; device: string | null }>()?.device ?? '';
  const device = deviceIn(agent);
  if (!device) {
    return (
      <Wrapping>
        <PlainField source="device" />
      </Wrapping>
    );
  }
  const { browser, system } = device;
  return (
    <span title={agent}>{system ? t('settings.deviceOn', { browser, system }) : browser}</span>
  );
};

export const RoleField = () => {
  const roleName = useRoleName();
  const role = useFieldValue<Record<string, string | null>>({ source: 'role' });
  return <bdi>{role && roleName(role)}</bdi>;
};
