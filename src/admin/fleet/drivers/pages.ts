import { lazy } from 'react';

import { withTexts } from '../../kit/texts/withTexts.ts';

const loadCreate = withTexts(() => import('./DriverCreateDialog.tsx'), 'vehicles');
const loadImport = withTexts(() => import('./DriverImportDialog.tsx'), 'importing');
const loadEdit = withTexts(() => import('./DriverEdit.tsx'), 'vehicles');
const loadShow = () => import('./DriverShow.tsx');

export const DriverCreateDialog = lazy(loadCreate);
export const DriverImportDialog = lazy(loadImport);
export const DriverEdit = lazy(loadEdit);
export const DriverShow = lazy(loadShow);

/** Fetches the pages that the list leads to. One that fails is fetched again when it is opened. */
export const preloadDriverPages = () =>
  Promise.allSettled([loadShow(), loadEdit(), loadCreate(), loadImport()]);
