import { lazyExtra, lazyScreen } from '../../kit/lazyScreen.ts';

/** Parts of other pages, fetched when they are shown. */
export const UploadDialog = lazyScreen(() => import('./upload/UploadDialog.tsx'));
export const PapersCard = lazyExtra(() => import('./papers/PapersCard.tsx'));
