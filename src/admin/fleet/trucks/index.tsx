import { Truck as LocalShipping } from 'lucide-react';

import type { trucks as type } from '../../../domain/fleet/trucks.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { recordResource } from '../../records/recordResource.tsx';

export const trucks = recordResource<typeof type>(RESOURCES.trucks, {
  icon: LocalShipping,
  looks: () => import('./truckLooks.tsx'),
  list: {
    card: { subtitle: ['plate', 'status'], inSight: ['model', 'registration_expiry', 'driver'] },
  },
  form: () => import('./TruckForm.tsx'),
  show: () => import('./TruckShow.tsx'),
});
