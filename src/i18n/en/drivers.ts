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
  },
};
