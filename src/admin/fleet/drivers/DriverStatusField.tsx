import { useRecordContext } from 'react-admin';

import { DRIVER_STATUSES, type Driver, type DriverStatus } from '../../../domain/drivers/driver.ts';
import { StatusChip, type StatusTone } from '../../common/StatusChip.tsx';
import { useT } from '../../common/useT.ts';

const TONE: Record<DriverStatus, StatusTone> = {
  active: 'good',
  vacation: 'info',
  cancelled: 'neutral',
};

const isKnown = (status: string): status is DriverStatus =>
  (DRIVER_STATUSES as readonly string[]).includes(status);

/** The driver's status; one that we do not know is shown in the server's own word. */
export const DriverStatusField = () => {
  const t = useT();
  const status: string | undefined = useRecordContext<Driver>()?.status;
  if (!status) return null;
  return isKnown(status) ? (
    <StatusChip tone={TONE[status]} label={t(`resources.fleet/drivers.statuses.${status}`)} />
  ) : (
    <StatusChip tone="neutral" label={status} />
  );
};
