import Badge from '@mui/icons-material/BadgeOutlined';
import { RestoreScrollPosition } from 'react-admin';

import { RESOURCES } from '../../../domain/records/resources.ts';
import { DriverList } from './DriverList.tsx';
import { DriverEdit, DriverShow } from './pages.ts';

/** The list as react-admin itself mounts it, so that its dialogs open over it without a new start. */
export const driverListPage = (
  <RestoreScrollPosition storeKey={`${RESOURCES.drivers}.list.scrollPosition`}>
    <DriverList />
  </RestoreScrollPosition>
);

export const drivers = {
  name: RESOURCES.drivers,
  list: DriverList,
  create: driverListPage,
  edit: DriverEdit,
  show: DriverShow,
  icon: Badge,
  recordRepresentation: 'name',
};
