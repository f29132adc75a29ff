import { IdCard as Badge } from 'lucide-react';

import { drivers as type } from '../../../domain/fleet/drivers.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { recordResource } from '../../records/recordResource.tsx';
import { companyFilter } from '../filters.ts';

export const drivers = recordResource(RESOURCES.drivers, {
  icon: Badge,
  type,
  list: {
    filters: [companyFilter(RESOURCES.drivers)],
    card: {
      subtitle: ['driver_id', 'status'],
      inSight: ['gatepass_expiry', 'road_permit_expiry'],
    },
  },
  create: () => import('./DriverCreateDialog.tsx'),
  edit: () => import('./DriverEdit.tsx'),
  show: () => import('./DriverShow.tsx'),
});
