import { lazy } from 'react';

import { withTexts } from '../../kit/texts/withTexts.ts';

const TEXTS = 'resources.fleet/documents';

export const loadDocumentList = withTexts(() => import('./DocumentList.tsx'), TEXTS);
const loadCreate = withTexts(() => import('./upload/DocumentCreateDialog.tsx'), TEXTS);
const loadUpload = withTexts(() => import('./upload/UploadDialog.tsx'), TEXTS);
const loadEdit = withTexts(() => import('./DocumentEdit.tsx'), TEXTS);
const loadShow = withTexts(() => import('./DocumentShow.tsx'), TEXTS);
const loadPapers = withTexts(() => import('./papers/PapersCard.tsx'), TEXTS);

export const DocumentList = lazy(loadDocumentList);
export const DocumentCreateDialog = lazy(loadCreate);
export const UploadDialog = lazy(loadUpload);
export const DocumentEdit = lazy(loadEdit);
export const DocumentShow = lazy(loadShow);
export const PapersCard = lazy(loadPapers);

/** Fetches the pages that the list leads to. One that fails is fetched again when it is opened. */
export const preloadDocumentPages = () =>
  Promise.allSettled([loadShow(), loadEdit(), loadCreate()]);
