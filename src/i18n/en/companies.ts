import type { companies as type } from '../../domain/fleet/companies.ts';
import type { RecordTexts } from '../recordMessages.ts';

/** Texts of the companies of the group, in the shape that react-admin looks for under `resources`. */
export const companies = {
  name: 'Company |||| Companies',
  fields: { name: 'Name', name_ar: 'Name (Arabic)', city: 'City' },
  options: {},
  stats: {},
} satisfies RecordTexts<typeof type>;
