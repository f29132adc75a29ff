import { RestoreScrollPosition } from 'react-admin';

import { RESOURCES } from '../../../domain/records/resources.ts';
import { lazyScreen } from '../../kit/lazyScreen.ts';
import { TrailerEdit, TrailerShow } from './pages.ts';

const TrailerList = lazyScreen(() => import('./TrailerList.tsx'));

/** The list as react-admin itself mounts it, so that its dialogs open over it without a new start. */
export const trailerListPage = (
  <RestoreScrollPosition storeKey={`${RESOURCES.trailers}.list.scrollPosition`}>
    <TrailerList />
  </RestoreScrollPosition>
);

export const trailers = {
  name: RESOURCES.trailers,
  list: TrailerList,
  create: trailerListPage,
  edit: TrailerEdit,
  show: TrailerShow,
  recordRepresentation: 'trailer_number',
};
