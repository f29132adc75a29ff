import type { PlateSource } from '../../domain/plates/plate.ts';

/** The fields that vehicles have in common. */
export const vehicleFields = {
  plate: 'Plate',
  plate_emirate: 'Emirate or Country',
  plate_category: 'Plate Category',
  plate_code: 'Plate Code',
  plate_number: 'Plate Number',
  make: 'Make',
  model: 'Model',
  color: 'Color',
  year: 'Year',
  axle_count: 'Axles',
  company_id: 'Company',
  registration_expiry: 'Registration Expiry',
  insurance_expiry: 'Insurance Expiry',
  status: 'Status',
  notes: 'Notes',
};

export const plateSources: Record<PlateSource, string> = {
  'Abu Dhabi': 'Abu Dhabi',
  Dubai: 'Dubai',
  Sharjah: 'Sharjah',
  Ajman: 'Ajman',
  'Umm Al Quwain': 'Umm Al Quwain',
  'Ras Al Khaimah': 'Ras Al Khaimah',
  Fujairah: 'Fujairah',
  Oman: 'Oman',
  'Saudi Arabia': 'Saudi Arabia',
  Bahrain: 'Bahrain',
  Kuwait: 'Kuwait',
  Qatar: 'Qatar',
};

/** Texts about plates and assignments that the screens of vehicles and drivers share. */
export const vehicles = {
  plate: { none: 'No plate' },
  assignment: {
    title: 'Assignment',
    driver: 'Driver',
    since: 'since %{date}',
    none: 'No driver assigned.',
    alone: 'Unassigned',
    assign: 'Assign driver',
    change: 'Change driver',
    remove: 'Unassign',
    removeIt: 'Unassign %{vehicle}',
    filter: { without: 'Unassigned', with: 'Assigned' },
    give: { truck_id: 'Assign truck', trailer_id: 'Assign trailer' },
    swap: { truck_id: 'Change truck', trailer_id: 'Change trailer', short: 'Change' },
    failed: 'Could not load assignments.',
    others: 'Also assigned to %{names}. Reassign it to one driver.',
    taken: '%{vehicle} is assigned to %{holder}.',
    moveIt: 'Reassign to this driver',
    keepIt: 'Keep with %{holder}',
    willMove: '%{vehicle} will be reassigned from %{holder} when you save.',
    confirmFirst: 'Assigned to %{holder}. Reassign it or choose another.',
    createdNotMoved:
      'Driver added, but %{vehicles} could not be reassigned and stays with %{holders}.',
    createdUnsure: 'Driver added, but we couldn’t confirm who has %{vehicles}.',
  },
  assign: {
    title: 'Assign %{vehicle}',
    choose: 'Driver',
    hint: 'Cancelled drivers are not listed.',
    holder: '%{vehicle} is assigned to %{holder}. Reassigning leaves %{holder} without it.',
    leaves: '%{driver} currently has %{other}, which will have no driver.',
    same: '%{driver} already has it.',
    do: 'Assign',
    move: 'Reassign',
    done: '%{vehicle} assigned to %{driver}',
    failed: 'Nothing was assigned.',
  },
  pick: { free: 'Unassigned', noTruck: 'Unassigned', expired: '%{papers} expired' },
  remove: {
    title: 'Unassign %{vehicle} from %{holder}?',
    content: '%{vehicle} will have no driver.',
    done: '%{vehicle} unassigned',
    failed: 'Nothing was changed.',
  },
};
