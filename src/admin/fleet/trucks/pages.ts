import { lazy } from 'react';

import { withTexts } from '../../kit/texts/withTexts.ts';

const withOwnTexts = <Screen>(load: () => Promise<Screen>) =>
  withTexts(load, 'resources.fleet/trucks', 'vehicles');

const loadCreate = withOwnTexts(() => import('./TruckCreateDialog.tsx'));
const loadImport = withTexts(
  withOwnTexts(() => import('./TruckImportDialog.tsx')),
  'importing',
);
const loadEdit = withOwnTexts(() => import('./TruckEdit.tsx'));
const loadShow = withOwnTexts(() => import('./TruckShow.tsx'));

export const TruckCreateDialog = lazy(loadCreate);
export const TruckImportDialog = lazy(loadImport);
export const TruckEdit = lazy(loadEdit);
export const TruckShow = lazy(loadShow);

/** Fetches the pages that the list leads to. One that fails is fetched again when it is opened. */
export const preloadTruckPages = () =>
  Promise.allSettled([loadShow(), loadEdit(), loadCreate(), loadImport()]);
