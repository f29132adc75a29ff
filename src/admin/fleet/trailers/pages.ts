import { lazyScreen } from '../../kit/lazyScreen.ts';

export const TrailerCreateDialog = lazyScreen(() => import('./TrailerCreateDialog.tsx'));
export const TrailerImportDialog = lazyScreen(() => import('./TrailerImportDialog.tsx'));
export const TrailerEdit = lazyScreen(() => import('./TrailerEdit.tsx'));
export const TrailerShow = lazyScreen(() => import('./TrailerShow.tsx'));

/** Fetches the pages that the list leads to. */
export const preloadTrailerPages = () =>
  [TrailerShow, TrailerEdit, TrailerCreateDialog, TrailerImportDialog].forEach((screen) =>
    screen.preload(),
  );
