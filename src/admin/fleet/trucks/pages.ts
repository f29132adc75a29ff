import { lazyScreen } from '../../kit/lazyScreen.ts';

export const TruckCreateDialog = lazyScreen(() => import('./TruckCreateDialog.tsx'));
export const TruckImportDialog = lazyScreen(() => import('./TruckImportDialog.tsx'));
export const TruckEdit = lazyScreen(() => import('./TruckEdit.tsx'));
export const TruckShow = lazyScreen(() => import('./TruckShow.tsx'));

/** Fetches the pages that the list leads to. */
export const preloadTruckPages = () =>
  [TruckShow, TruckEdit, TruckCreateDialog, TruckImportDialog].forEach((screen) =>
    screen.preload(),
  );
