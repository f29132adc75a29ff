import type { trucks as type } from '../../domain/fleet/trucks.ts';
import type { RecordTexts } from '../recordMessages.ts';
import { plateSources, vehicleFields } from './vehicles.ts';

/** Texts of the truck screens, in the shape that react-admin looks for under `resources`. */
export const trucks = {
  name: 'Truck |||| Trucks',
  fields: {
    ...vehicleFields,
    truck_number: 'Truck Number',
    body_type: 'Body Type',
    chassis_no: 'Chassis No.',
    insurance_company: 'Insurance Company',
    road_permit_expiry: 'Road Permit Expiry',
    gatepass_expiry: 'Gatepass Expiry',
    tracking_status: 'Tracking',
    tracking_provider: 'Tracking Provider',
    tracking_last_seen: 'Last Seen',
    odometer_km: 'Odometer (km)',
    fuel_tank_capacity_l: 'Fuel Tank (L)',
    expected_l_per_100km: 'Expected L/100 km',
    driver: 'Driver',
    q: 'Number, plate, model or driver',
  },
  sections: {
    truck: 'Truck',
    plate: 'Number plate',
    tracking: 'Tracking device',
    fuel: 'Fuel and distance',
  },
  options: {
    plate_emirate: plateSources,
    status: {
      active: 'Active',
      maintenance: 'In maintenance',
      inactive: 'Inactive',
      sold: 'Sold',
    },
    body_type: {
      tractor: 'Tractor',
      rigid: 'Rigid',
      tipper: 'Tipper',
      tanker: 'Tanker',
      pickup: 'Pickup',
    },
    tracking_status: {
      active: 'Online',
      offline: 'Offline',
      none: 'No tracking',
    },
  },
  stats: {
    active: 'Active',
    due: 'Expiring Soon',
  },
} satisfies RecordTexts<typeof type>;
