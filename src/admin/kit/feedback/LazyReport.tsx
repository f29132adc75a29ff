import { Suspense } from 'react';

import { lazyExtra } from '../lazyScreen.ts';

const Details = lazyExtra(() => import('./ReportDetails.tsx'));

export const LazyReport = ({ error }: { error: unknown }) => (
  <Suspense>
    <Details error={error} />
  </Suspense>
);
