import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';

const Editor = lazy(() => import('./ContentEditor.tsx'));

/** The text of a document. The editor loads after the form. */
export const ContentInput = () => (
  <Suspense fallback={<Skeleton variant="rounded" height={280} width="100%" />}>
    <Editor />
  </Suspense>
);
