import { dueSoonField, type DueSoonField } from '../../domain/base/dueSoon.ts';
import { EXPIRY_KINDS } from '../../domain/base/expiryKinds.ts';
import type { companyProfile as type } from '../../domain/settings/companyProfile.ts';
import type { LocalizationField } from '../../domain/settings/localization.ts';
import type { RecordTexts } from '../recordMessages.ts';
import { common } from './common.ts';
import { shell } from './shell.ts';

/** Texts of the company profile, in the shape that react-admin looks for under `resources`. */
export const companyProfile = {
  name: 'Company profile',
  fields: {
    companyName: 'Company name',
    companyName_ar: 'Name (Arabic)',
    description: 'Description',
    logo: 'Logo',
    address: 'Address',
    city: 'City',
    country: 'Country',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    vatId: 'VAT ID (TRN)',
    taxId: 'Tax ID',
  },
  hints: { vatId: '15 digits, as on the certificate of the Federal Tax Authority' },
  sections: { company: 'Company', contact: 'Contact', address: 'Address', tax: 'Tax' },
  options: {},
  stats: {},
} satisfies RecordTexts<typeof type>;

const kinds = { ...shell.menu, ...common.expiryKinds };

/** Texts of the localization. */
export const localization = {
  name: 'Localization',
  fields: {
    language: 'Language',
    time_zone: 'Time zone',
    date_format: 'Date format',
    currency: 'Currency',
    first_day_of_week: 'First day of the week',
    weekend: 'Weekend',
    idle_lock_minutes: 'Lock after',
    due_soon_days: 'Days before expiry',
    ...(Object.fromEntries(
      EXPIRY_KINDS.map((kind) => [dueSoonField(kind), `${kinds[kind]}: days before`]),
    ) as Record<DueSoonField, string>),
  } satisfies Record<LocalizationField, string>,
  sections: { place: 'Time and language', dates: 'Dates and money', papers: 'Expiry warnings' },
};

/** Texts of a user's own security settings, as the activity log shows them. */
export const security = {
  name: 'Security',
  fields: { two_factor_enabled: 'Two-factor authentication' },
};
