import { styled } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';

import type { Driver } from '../../../domain/drivers/driver.ts';
import { RESOURCES } from '../../../domain/resources.ts';
import { isolate } from '../../common/isolate.ts';

/** A driver within a sentence: name and number. */
export const driverName = ({ name, driver_id }: Pick<Driver, 'name' | 'driver_id'>): string =>
  `${isolate(name)} (${isolate(driver_id)})`;

/** As the text around it, so that a table of links stays calm. */
const PlainLink = styled(Link)({ color: 'inherit' });

/** The way to a driver's page. */
export const DriverLink = ({ driver }: { driver: Driver }) => {
  const createPath = useCreatePath();
  return (
    <PlainLink to={createPath({ resource: RESOURCES.drivers, type: 'show', id: driver.id })}>
      <bdi>{driver.name}</bdi>
    </PlainLink>
  );
};
