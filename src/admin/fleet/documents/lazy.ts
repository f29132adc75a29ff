import { lazyScreen } from '../../kit/lazyScreen.ts';

/** Loaded when it opens over another page. */
export const UploadDialog = lazyScreen(() => import('./upload/UploadDialog.tsx'), {
  plain: true,
});
