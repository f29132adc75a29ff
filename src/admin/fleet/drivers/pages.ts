import { lazyScreen } from '../../kit/lazyScreen.ts';

export const DriverCreateDialog = lazyScreen(() => import('./DriverCreateDialog.tsx'));
export const DriverImportDialog = lazyScreen(() => import('./DriverImportDialog.tsx'));
export const DriverEdit = lazyScreen(() => import('./DriverEdit.tsx'));
export const DriverShow = lazyScreen(() => import('./DriverShow.tsx'));

/** Fetches the pages that the list leads to. */
export const preloadDriverPages = () =>
  [DriverShow, DriverEdit, DriverCreateDialog, DriverImportDialog].forEach((screen) =>
    screen.preload(),
  );
