import type { DriverFilter } from '../../../domain/drivers/driverFilter.ts';
import { RESOURCES } from '../../../domain/resources.ts';
import { recordPaths } from '../../common/records/recordPaths.ts';

export const driverPaths = recordPaths<DriverFilter>(RESOURCES.drivers);
