import type { drivers as type } from '../../domain/fleet/drivers.ts';
import type { RecordTexts } from '../recordMessages.ts';

/** Texts of the driver screens, in the shape that react-admin looks for under `resources`. */
export const drivers = {
  name: 'Driver |||| Drivers',
  fields: {
    driver_id: 'ID',
    name: 'Name',
    name_ar: 'Name (Arabic)',
    uae_number: 'UAE #',
    phone: 'Phone',
    email: 'Email',
    company_id: 'Company',
    truck_id: 'Truck',
    trailer_id: 'Trailer',
    gatepass_expiry: 'Gatepass Expiry',
    road_permit_expiry: 'Road Permit Expiry',
    status: 'Status',
    q: 'Search by name, ID or phone',
  },
  sections: {
    person: 'Driver',
    assignment: 'Assignment',
    contact: 'Contact',
  },
  options: {
    status: {
      active: 'Active',
      inactive: 'Inactive (vacation or cancelled)',
      vacation: 'On vacation',
      cancelled: 'Cancelled',
    },
  },
  stats: {
    total: 'Total Drivers',
    active: 'Active Drivers',
    gatepass: 'Gatepass Expiring Soon',
    road_permit: 'Road Permit Expiring Soon',
    failed: 'Could not load summary stats.',
  },
  actions: { addFirst: 'Add First Driver' },
  failed: {
    delete: 'Failed to delete driver. Please try again later.',
    deleteMany: 'Failed to delete drivers. Please try again later.',
  },
  delete: {
    title: 'Delete %{name} (%{driver_id})?',
  },
} satisfies RecordTexts<typeof type>;
