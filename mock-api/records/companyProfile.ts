import type { CompanyProfileField } from '../../src/domain/settings/companyProfile.ts';
import { email, maxLength, phone, required, type Check } from '../../src/domain/validation.ts';
import type { FieldErrors, Json } from '../http/call.ts';
import { checkAll } from './checks.ts';
import type { FieldType } from './fields.ts';
import type { RecordKind } from './recordKind.ts';

const fields: Record<CompanyProfileField, FieldType> = {
  companyName: 'text',
  address: 'text',
  city: 'text',
  country: 'text',
  phone: 'text',
  email: 'text',
  website: 'text',
  vatId: 'text',
  taxId: 'text',
  description: 'text',
  logo: 'text',
};

const checks: Partial<Record<CompanyProfileField, readonly Check[]>> = {
  companyName: [required, maxLength(255)],
  email: [required, email],
  phone: [phone],
  description: [maxLength(5000)],
};

const PATTERNS: Partial<Record<CompanyProfileField, [pattern: RegExp, words: string]>> = {
  website: [/^https?:\/\/[^\s]+$/i, 'Must begin with http:// or https://'],
  vatId: [/^\d{15}$/, 'Must have 15 digits'],
  logo: [/^data:image\/(png|jpeg);base64,[a-z\d+/=]+$/i, 'Must be a PNG or JPG'],
};

const patternProblems = (draft: Json): FieldErrors =>
  Object.fromEntries(
    Object.entries(PATTERNS).flatMap(([field, [pattern, words]]) => {
      const value = draft[field];
      return typeof value === 'string' && !pattern.test(value) ? [[field, words]] : [];
    }),
  );

export const companyProfileKind: RecordKind<'company_profile'> = {
  collection: 'company_profile',
  resource: 'companies',
  noun: 'company profile',
  fields,
  empty: {
    companyName: '',
    address: null,
    city: null,
    country: null,
    phone: null,
    email: '',
    website: null,
    vatId: null,
    taxId: null,
    description: null,
    logo: null,
  },
  problems: (draft) => ({ ...patternProblems(draft), ...checkAll(checks, draft) }),
  label: ({ companyName }) => companyName,
};
