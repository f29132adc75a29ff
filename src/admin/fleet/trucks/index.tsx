import { Truck as LocalShipping } from 'lucide-react';

import type { trucks as type } from '../../../domain/fleet/trucks.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { recordResource } from '../../records/recordResource.tsx';
import { vehicleFilters } from '../filters.ts';

export const trucks = recordResource<typeof type>(RESOURCES.trucks, {
  icon: LocalShipping,
  looks: () => import('./truckLooks.tsx'),
  list: {
    filters: vehicleFilters(RESOURCES.trucks),
    card: { subtitle: ['plate', 'status'], inSight: ['model', 'registration_expiry', 'driver'] },
  },
  form: () => import('./TruckForm.tsx'),
  show: () => import('./TruckShow.tsx'),
});
