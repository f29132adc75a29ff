import { Ban, CircleCheck, TriangleAlert, type LucideIcon } from 'lucide-react';

import type { DriveSet, DriveStatus } from '../../../domain/board/driveSet.ts';
import type { Driver } from '../../../domain/fleet/drivers.ts';
import type { Plate } from '../../../domain/plates/plate.ts';
import { RESOURCES, type ResourceName } from '../../../domain/records/resources.ts';
import { RenewButton } from '../../expiries/renew/RenewButton.tsx';
import { Contact } from '../../kit/fields/ContactField.tsx';
import { Muted, NotGiven } from '../../kit/fields/Muted.tsx';
import { RecordName } from '../../kit/fields/RecordName.tsx';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { NumberPlate } from '../../plates/NumberPlate.tsx';
import { useNextText, useReasonText } from './useReasonText.ts';

import styles from './Board.module.css';

const ICONS: Record<DriveStatus, LucideIcon> = {
  red: Ban,
  amber: TriangleAlert,
  green: CircleCheck,
};

/** Whether the set may drive, in words; shape and colour only repeat it. */
export const Status = ({ status }: { status: DriveStatus }) => {
  const t = useT();
  const Icon = ICONS[status];
  return (
    <span className={styles.status} data-status={status}>
      <Icon aria-hidden="true" />
      {t(`board.statuses.${status}`)}
    </span>
  );
};

/** The driver and their phone number. */
export const DriverPart = ({ driver }: { driver: Driver | undefined }) => {
  if (!driver) return <NotGiven />;
  const { id, name, driver_id, phone } = driver;
  return (
    <div>
      <RecordName className={styles.name} resource={RESOURCES.drivers} id={id} label={name} />
      <div className={styles.about}>
        <bdi>{driver_id}</bdi>
        {phone && <Contact kind="phone" value={phone} />}
      </div>
    </div>
  );
};

interface VehiclePartProps {
  resource: ResourceName;
  vehicle: Plate & { id: number };
  number: string;
}

/** A vehicle with its plate. */
export const VehiclePart = ({ resource, vehicle, number }: VehiclePartProps) => (
  <div className={styles.vehicle}>
    <RecordName className={styles.name} resource={resource} id={vehicle.id} label={number} />
    <div>
      <NumberPlate plate={vehicle} />
    </div>
  </div>
);

/** Why the set may not drive or needs a check, each reason with a way to renew; else what expires next. */
export const Reasons = ({ set: { reasons, next } }: { set: DriveSet }) => {
  const textOf = useReasonText();
  const nextText = useNextText();
  const dateText = useDateText();
  if (reasons.length === 0) return <Muted>{nextText(next)}</Muted>;
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => {
        const { what, when, date } = textOf(reason);
        return (
          <li key={`${what} ${when}`} data-status={reason.status}>
            <span>
              <span className={styles.what}>{what}</span> <b>{when}</b>
            </span>
            {date && <bdi>{dateText(date)}</bdi>}
            {'expiry' in reason && <RenewButton expiry={reason.expiry} />}
          </li>
        );
      })}
    </ul>
  );
};
