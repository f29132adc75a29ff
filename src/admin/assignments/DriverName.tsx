import { useCreatePath } from 'react-admin';

import { ownName } from '../../domain/base/formats.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { PlainLink } from '../kit/fields/PlainLink.tsx';
import { named } from '../kit/texts/named.ts';

/** A driver within a sentence: name and number. */
export const driverName = (driver: Pick<Driver, 'name' | 'driver_id'>): string =>
  named({ label: ownName(driver), code: driver.driver_id });

export const DriverLink = ({ driver }: { driver: Driver }) => {
  const createPath = useCreatePath();
  return (
    <PlainLink href={createPath({ resource: RESOURCES.drivers, type: 'show', id: driver.id })}>
      <bdi>{ownName(driver)}</bdi>
    </PlainLink>
  );
};
