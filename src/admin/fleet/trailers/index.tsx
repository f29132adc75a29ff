import { lazy } from 'react';
import { RestoreScrollPosition } from 'react-admin';

import { RESOURCES } from '../../../domain/records/resources.ts';
import { withTexts } from '../../kit/texts/withTexts.ts';
import { TrailerEdit, TrailerShow } from './pages.ts';

/** Fetches the trailers screen; null is part of no first view. */
export const loadTrailerList = withTexts(
  () => import('./TrailerList.tsx'),
  'resources.fleet/trailers',
  'vehicles',
);

const TrailerList = lazy(loadTrailerList);

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
