import { useReference } from 'react-admin';
import type { RaRecord } from 'react-admin';

import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import type { HolderPaper } from '../../../../domain/expiries/documentExpiry.ts';
import { expiryStatus, type Expiry } from '../../../../domain/expiries/expiry.ts';
import { recordTypes } from '../../../../domain/recordTypes.ts';
import { useCompanyDay } from '../../../kit/useCompanyDay.ts';

/** The expiry of a holder's paper, with the document as its file; undefined until the holder has loaded. */
export const useHolderExpiry = (
  { resource, id, kind, field }: HolderPaper,
  document?: FleetDocument,
): Expiry | undefined => {
  const day = useCompanyDay();
  const { referenceRecord } = useReference<RaRecord>({ reference: resource, id });
  if (!referenceRecord) return undefined;
  const value: unknown = referenceRecord[field];
  const date = typeof value === 'string' ? value : '';
  const label = String(referenceRecord[recordTypes[resource]?.label ?? 'id']);
  const holder = { resource, id, label };
  return { ...expiryStatus(date, kind, day), kind, field, date, holder, document };
};
