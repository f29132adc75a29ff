import { isApiError } from '../../../dataProvider/apiError.ts';
import { asText } from '../../../dataProvider/rows/rows.ts';
import type { CompanyDay } from '../../../domain/base/companyDay.ts';
import { expiryStatus, type Expiry } from '../../../domain/records/expiry.ts';

export const changedExpiry = (
  expiry: Expiry,
  error: unknown,
  day: CompanyDay,
): Expiry | undefined => {
  const found = isApiError(error, 'changedElsewhere') ? error.found : undefined;
  if (!found) return undefined;
  const date = asText(found[expiry.field]);
  return { ...expiry, date, ...expiryStatus(date, expiry.kind, day) };
};
