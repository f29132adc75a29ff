import { companyProfile } from '../../src/domain/settings/companyProfile.ts';
import { recordKindOf } from './recordKindOf.ts';

export const companyProfileKind = recordKindOf(companyProfile, {
  collection: 'company_profile',
  noun: 'company profile',
});
