import { Suspense } from 'react';

import { RESOURCES } from '../../domain/records/resources.ts';
import { lazyExtra } from '../kit/lazyScreen.ts';
import { useMay } from '../kit/useMay.ts';

const ConsumptionCard = lazyExtra(() => import('./desk/ConsumptionCard.tsx'));

/** The consumption of the record's truck. Not requested for roles that may not read diesel issues. */
export const TruckConsumption = () =>
  useMay()('list', RESOURCES.dieselIssues) && (
    <Suspense>
      <ConsumptionCard />
    </Suspense>
  );
