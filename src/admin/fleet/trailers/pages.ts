import { lazy } from 'react';

import { withTexts } from '../../kit/texts/withTexts.ts';

const withOwnTexts = <Screen>(load: () => Promise<Screen>) =>
  withTexts(load, 'resources.fleet/trailers', 'vehicles');

const loadCreate = withOwnTexts(() => import('./TrailerCreateDialog.tsx'));
const loadImport = withTexts(
  withOwnTexts(() => import('./TrailerImportDialog.tsx')),
  'importing',
);
const loadEdit = withOwnTexts(() => import('./TrailerEdit.tsx'));
const loadShow = withOwnTexts(() => import('./TrailerShow.tsx'));

export const TrailerCreateDialog = lazy(loadCreate);
export const TrailerImportDialog = lazy(loadImport);
export const TrailerEdit = lazy(loadEdit);
export const TrailerShow = lazy(loadShow);

/** Fetches the pages that the list leads to. One that fails is fetched again when it is opened. */
export const preloadTrailerPages = () =>
  Promise.allSettled([loadShow(), loadEdit(), loadCreate(), loadImport()]);
