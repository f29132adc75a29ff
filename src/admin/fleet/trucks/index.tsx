import { lazy } from 'react';
import { RestoreScrollPosition } from 'react-admin';

import { RESOURCES } from '../../../domain/records/resources.ts';
import { withTexts } from '../../kit/texts/withTexts.ts';
import { TruckEdit, TruckShow } from './pages.ts';

/** Fetches the trucks screen; null is part of no first view. */
export const loadTruckList = withTexts(
  () => import('./TruckList.tsx'),
  'resources.fleet/trucks',
  'vehicles',
);

const TruckList = lazy(loadTruckList);

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
