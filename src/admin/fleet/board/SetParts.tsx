import { Phone } from 'lucide-react';
import { useState } from 'react';

import { ownName } from '../../../domain/base/formats.ts';
import { dialled } from '../../../domain/base/phone.ts';
import type { DriveReason, DriveSet } from '../../../domain/board/driveSet.ts';
import type { Driver } from '../../../domain/fleet/drivers.ts';
import type { Plate } from '../../../domain/plates/plate.ts';
import { RESOURCES, type ResourceName } from '../../../domain/records/resources.ts';
import { RenewButton } from '../../expiries/renew/RenewButton.tsx';
import { Contact } from '../../kit/fields/ContactField.tsx';
import { Muted, NotGiven } from '../../kit/fields/Muted.tsx';
import { RecordName } from '../../kit/fields/RecordName.tsx';
import { RenewIcon } from '../../kit/fields/RenewIcon.tsx';
import { Unbroken } from '../../kit/texts/Unbroken.tsx';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import { NumberPlate } from '../../plates/NumberPlate.tsx';
import { useNextText, useReasonText } from './useReasonText.ts';

import styles from './Board.module.css';

/** On a phone the number itself is the link. */
export const DriverPart = ({ driver }: { driver: Driver | undefined }) => {
  const isPhone = useIsPhone();
  if (!driver) return <NotGiven />;
  const { id, driver_id, phone } = driver;
  return (
    <div className={`line ${styles.part}`}>
      <RecordName className="name" resource={RESOURCES.drivers} id={id} label={ownName(driver)} />
      <small>
        <bdi>{driver_id}</bdi>
      </small>
      {phone && isPhone && <Contact kind="phone" value={phone} />}
      {phone && !isPhone && (
        <a href={`tel:${dialled(phone)}`} aria-label={phone} data-tip={phone}>
          <Phone size={16} aria-hidden="true" />
        </a>
      )}
    </div>
  );
};

const Unassigned = () => <Muted>{useT()('overview.assignments.unassigned')}</Muted>;

interface VehiclePartProps {
  resource: ResourceName;
  /** The driver has none. */
  isUnassigned: boolean;
  vehicle: (Plate & { id: number }) | undefined;
  number: string | undefined;
}

export const VehiclePart = ({ resource, isUnassigned, vehicle, number = '' }: VehiclePartProps) =>
  vehicle ? (
    <div className={`line ${styles.part}`}>
      <RecordName className="name" resource={resource} id={vehicle.id} label={number} />
      <NumberPlate plate={vehicle} />
    </div>
  ) : isUnassigned ? (
    <Unassigned />
  ) : (
    <NotGiven />
  );

/**
 * In one line, with a way to renew the first; opened, all of them. Without any, what expires next.
 */
export const Reasons = ({ set: { reasons, next } }: { set: DriveSet }) => {
  const t = useT();
  const nextText = useNextText();
  const [isOpen, setOpen] = useState(false);
  if (reasons.length === 0) return <Muted>{nextText(next)}</Muted>;
  const red = reasons.filter(({ status }) => status === 'red');
  const first = red.length > 0 ? red : reasons.slice(0, 1);
  const left = reasons.slice(first.length);
  const areSoon = left.every(({ about, status }) => about === 'expiry' && status === 'amber');
  const [worst] = reasons;
  return (
    <div className={`line ${styles.reasons}`} data-open={isOpen || undefined}>
      <ul className="fill">
        {(isOpen ? reasons : first).map((reason, at) => (
          <Reason key={at} reason={reason} isOpen={isOpen} />
        ))}
      </ul>
      {reasons.length > 1 && (
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen
            ? t('board.reasons.less')
            : left.length > 0
              ? t(areSoon ? 'board.reasons.soon' : 'board.reasons.more', { count: left.length })
              : t('board.reasons.all')}
        </Button>
      )}
      {!isOpen && worst && 'expiry' in worst && <RenewIcon expiry={worst.expiry} />}
    </div>
  );
};

interface ReasonProps {
  reason: DriveReason;
  /** Has a line of its own, with a way to renew. */
  isOpen: boolean;
}

const Reason = ({ reason, isOpen }: ReasonProps) => {
  const t = useT();
  const dateText = useDateText();
  const { what, when, date } = useReasonText({ isShort: !isOpen })(reason);
  return (
    <li data-status={reason.status}>
      <span>
        <span className={styles.what}>
          <Unbroken text={t('board.reasons.what', { what })} />
        </span>{' '}
        <b>{when}</b>
        {isOpen && date && (
          <>
            {' '}
            <time className="soft" dateTime={date}>
              {dateText(date)}
            </time>
          </>
        )}
      </span>
      {isOpen && 'expiry' in reason && <RenewButton expiry={reason.expiry} />}
    </li>
  );
};
