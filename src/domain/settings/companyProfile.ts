import { isValidPhoneNumber } from 'libphonenumber-js/min';

import { HOME_COUNTRY } from '../base/phone.ts';
import { isEmpty, type Check } from '../base/validation.ts';
import { text } from '../records/field.ts';
import { recordType, type Draft, type RecordOf } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';
import { cleaned } from '../records/values.ts';

/** A number that can be dialled; without a country code it counts as an Emirati one. */
const dialable: Check = (value) =>
  isEmpty(value) || isValidPhoneNumber(String(value).trim(), HOME_COUNTRY)
    ? undefined
    : { code: 'phoneNumber' };

export const companyProfile = recordType({
  name: RESOURCES.companyProfile,
  label: 'companyName',
  fields: {
    companyName: text({ required: true, max: 255 }),
    /** Shown to those who read Arabic; an assumed field. */
    companyName_ar: text({ max: 255 }),
    logo: text({ format: 'picture' }),
    description: text({ max: 5000, multiline: true }),
    phone: text({ format: 'phone', check: dialable }),
    email: text({ required: true, format: 'email' }),
    website: text({ format: 'website', max: 500 }),
    address: text({ max: 500, multiline: true }),
    city: text({ max: 100 }),
    country: text({ max: 100 }),
    vatId: text({ format: 'trn' }),
    taxId: text({ max: 100 }),
  },
  sections: {
    company: [],
    contact: ['phone', 'email', 'website'],
    address: ['address', 'city', 'country'],
    tax: ['vatId', 'taxId'],
  },
});

export type CompanyProfile = Omit<RecordOf<typeof companyProfile>, 'id'>;

/** The values of a form or server as stored: every field, trimmed, null where empty. */
export const companyValues = (values: Draft): Record<keyof CompanyProfile, string | null> => {
  const textOf = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  const fields = Object.keys(companyProfile.fields) as (keyof CompanyProfile)[];
  const texts = fields.map((field) => [field, textOf(values[field])]);
  return cleaned(
    companyProfile,
    Object.fromEntries(texts) as Record<keyof CompanyProfile, string | null>,
  );
};

/** What the server has, with the default name if it has none. */
export const companyProfileOf = (stored: Draft | null, defaultName: string): CompanyProfile => {
  const values = companyValues(stored ?? {});
  return {
    ...values,
    companyName: values.companyName ?? defaultName,
    email: values.email ?? '',
  };
};
