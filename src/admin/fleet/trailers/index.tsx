import { Caravan as RvHookup } from 'lucide-react';

import type { trailers as type } from '../../../domain/fleet/trailers.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { recordResource } from '../../records/recordResource.tsx';
import { vehicleFilters } from '../filters.ts';

export const trailers = recordResource<typeof type>(RESOURCES.trailers, {
  icon: RvHookup,
  looks: () => import('./trailerLooks.tsx'),
  list: {
    filters: vehicleFilters(RESOURCES.trailers),
    card: {
      subtitle: ['plate', 'status'],
      inSight: ['type', 'registration_expiry', 'assignment'],
    },
  },
  form: () => import('./TrailerForm.tsx'),
  show: () => import('./TrailerShow.tsx'),
});
