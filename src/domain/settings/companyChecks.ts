import { isValidPhoneNumber } from 'libphonenumber-js/min';

import { HOME_COUNTRY } from '../base/phone.ts';
import { trn } from '../base/trn.ts';
import { email, isEmpty, maxLength, required, type Check } from '../base/validation.ts';
import type { CompanyProfileField } from './companyProfile.ts';

const textOf = (value: unknown) => String(value).trim();

/** A number that can be dialled; without a country code it counts as an Emirati one. */
export const dialable: Check = (value) =>
  isEmpty(value) || isValidPhoneNumber(textOf(value), HOME_COUNTRY)
    ? undefined
    : { code: 'phoneNumber' };

/** A web address, not `javascript:` or a bare name. */
export const website: Check = (value) => {
  if (isEmpty(value)) return undefined;
  const text = textOf(value);
  const isWeb = /^https?:\/\//i.test(text) && !/\s/.test(text) && URL.canParse(text);
  return isWeb ? undefined : { code: 'website' };
};

/** A picture as a data URL, of one of the two accepted types. */
export const logo: Check = (value) =>
  isEmpty(value) || /^data:image\/(?:png|jpeg);base64,[a-z\d+/=]+$/i.test(String(value))
    ? undefined
    : { code: 'fileType', types: 'PNG, JPEG' };

/** The rules of the company profile's fields, for form and API alike. */
export const companyChecks: Record<CompanyProfileField, readonly Check[]> = {
  companyName: [required, maxLength(255)],
  address: [maxLength(500)],
  city: [maxLength(100)],
  country: [maxLength(100)],
  phone: [dialable],
  email: [required, email],
  website: [website, maxLength(500)],
  vatId: [trn],
  taxId: [maxLength(100)],
  description: [maxLength(5000)],
  logo: [logo],
};
