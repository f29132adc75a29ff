import { lazyScreen } from '../../kit/lazyScreen.ts';

export const UploadDialog = lazyScreen(() => import('./upload/UploadDialog.tsx'));
