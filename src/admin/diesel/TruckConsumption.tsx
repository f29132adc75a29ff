import { Suspense } from 'react';

import { RESOURCES } from '../../domain/records/resources.ts';
import { lazyExtra } from '../kit/lazyScreen.ts';
import { useMay } from '../kit/useMay.ts';

const ConsumptionCard = lazyExtra(() => import('./desk/ConsumptionCard.tsx'), { plain: true });

/** The consumption of the record's truck. Roles that may not read the issues of diesel ask for none. */
export const TruckConsumption = () =>
  useMay()('list', RESOURCES.dieselIssues) && (
    <Suspense>
      <ConsumptionCard />
    </Suspense>
  );
