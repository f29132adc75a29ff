import { RestoreScrollPosition } from 'react-admin';

import { RESOURCES } from '../../../domain/records/resources.ts';
import { lazyScreen } from '../../kit/lazyScreen.ts';
import { TruckEdit, TruckShow } from './pages.ts';

const TruckList = lazyScreen(() => import('./TruckList.tsx'));

/** The list as react-admin itself mounts it, so that its dialogs open over it without a new start. */
export const truckListPage = (
  <RestoreScrollPosition storeKey={`${RESOURCES.trucks}.list.scrollPosition`}>
    <TruckList />
  </RestoreScrollPosition>
);

export const trucks = {
  name: RESOURCES.trucks,
  list: TruckList,
  create: truckListPage,
  edit: TruckEdit,
  show: TruckShow,
  recordRepresentation: 'truck_number',
};
