import { lazyScreen } from '../../kit/lazyScreen.ts';

export const DocumentList = lazyScreen(() => import('./DocumentList.tsx'));
export const DocumentCreateDialog = lazyScreen(() => import('./upload/DocumentCreateDialog.tsx'));
export const UploadDialog = lazyScreen(() => import('./upload/UploadDialog.tsx'));
export const DocumentEdit = lazyScreen(() => import('./DocumentEdit.tsx'));
export const DocumentShow = lazyScreen(() => import('./DocumentShow.tsx'));
export const PapersCard = lazyScreen(() => import('./papers/PapersCard.tsx'));

/** Fetches the pages that the list leads to. */
export const preloadDocumentPages = () =>
  [DocumentShow, DocumentEdit, DocumentCreateDialog].forEach((screen) => screen.preload());
