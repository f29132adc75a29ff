import { useReference } from 'react-admin';
import type { RaRecord } from 'react-admin';

import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import type { HolderPaper } from '../../../../domain/expiries/documentExpiry.ts';
import { FLEET_TYPES } from '../../../../domain/fleet/fleetTypes.ts';
import { asHolder, type Expiry } from '../../../../domain/records/expiry.ts';
import { expiryStatusIn } from '../../../../domain/records/filter.ts';
import { useCompanyDay } from '../../../kit/texts/useCompanyDay.ts';

const TYPES = Object.values(FLEET_TYPES);

/** With the document as its file; undefined until the holder has loaded. */
export const useHolderExpiry = (
  { resource, id, kind, field }: HolderPaper,
  document?: FleetDocument,
): Expiry | undefined => {
  const day = useCompanyDay();
  const { referenceRecord } = useReference<RaRecord<number>>({ reference: resource, id });
  const type = TYPES.find(({ name }) => name === resource);
  if (!type || !referenceRecord) return undefined;
  const value: unknown = referenceRecord[field];
  const date = typeof value === 'string' ? value : '';
  const status = expiryStatusIn(type, field, referenceRecord, day);
  return { ...status, kind, field, date, holder: asHolder(type, referenceRecord), document };
};
