import { calendarDay, integer, relationship, text } from '../records/field.ts';
import { RESOURCES } from '../records/resources.ts';

export const vehicleFields = {
  make: text({ max: 100, search: true }),
  model: text({ max: 100, search: true }),
  year: integer({ min: 1950, max: 2100 }),
  axle_count: integer({ min: 1, max: 12 }),
  company_id: relationship(RESOURCES.companies),
  registration_expiry: calendarDay({ expiry: 'registration', needed: true }),
  insurance_expiry: calendarDay({ expiry: 'insurance', needed: true }),
  notes: text({ max: 2000, multiline: true }),
};
