import { companyChecks } from '../../src/domain/settings/companyChecks.ts';
import type { CompanyProfileField } from '../../src/domain/settings/companyProfile.ts';
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
  problems: async (draft) => checkAll(companyChecks, draft),
  label: ({ companyName }) => companyName,
};
