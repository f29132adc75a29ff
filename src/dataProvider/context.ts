import type { CompanyDay } from '../domain/base/companyDay.ts';
import type { Api } from './client/api.ts';
import type { Collections } from './rows/collections.ts';

export interface Context {
  api: Api;
  collections: Collections;
  day: () => CompanyDay;
}
