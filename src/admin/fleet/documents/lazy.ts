import { lazy } from 'react';

import { withTexts } from '../../kit/texts/withTexts.ts';

const TEXTS = 'resources.fleet/documents';

/** Parts of other pages, fetched when they are shown. */
export const UploadDialog = lazy(withTexts(() => import('./upload/UploadDialog.tsx'), TEXTS));
export const PapersCard = lazy(withTexts(() => import('./papers/PapersCard.tsx'), TEXTS));
