import { trnDigits } from '../base/trn.ts';
import type { CompanyProfile, CompanyProfileField } from './companyProfile.ts';

/** The fields of the profile in the order of its form. */
export const COMPANY_FIELDS = [
  'companyName',
  'description',
  'logo',
  'address',
  'city',
  'country',
  'phone',
  'email',
  'website',
  'vatId',
  'taxId',
] as const satisfies readonly CompanyProfileField[];

type Values = Partial<Record<CompanyProfileField, unknown>>;

const clean = (field: CompanyProfileField, value: unknown): string | null => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  const tidied = field === 'vatId' ? trnDigits(text) : text;
  return tidied === '' ? null : tidied;
};

/** The values of a form or server as stored: every field, trimmed, null where empty. */
export const companyValues = (values: Values): Record<CompanyProfileField, string | null> =>
  Object.fromEntries(COMPANY_FIELDS.map((field) => [field, clean(field, values[field])])) as Record<
    CompanyProfileField,
    string | null
  >;

/** The initial profile of a form: what the server has, with the default name if it has none. */
export const companyProfileOf = (stored: Values | null, defaultName: string): CompanyProfile => {
  const values = companyValues(stored ?? {});
  return {
    ...values,
    companyName: values.companyName ?? defaultName,
    email: values.email ?? '',
  };
};
