import { lazyScreen } from '../../kit/lazyScreen.ts';

/** Fetched when it is opened over another page. */
export const UploadDialog = lazyScreen(() => import('./upload/UploadDialog.tsx'));
