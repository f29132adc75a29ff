import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';

import { HOLDER_RESOURCES, HOLDER_TYPES } from '../../domain/documents/documents.ts';
import { paperFiles, paperKey } from '../../domain/expiries/documentExpiry.ts';
import { expiriesOf } from '../../domain/records/expiries.ts';
import type { Expiry } from '../../domain/records/expiry.ts';
import { canTell } from '../../domain/records/filter.ts';
import type { AnyRecordType } from '../../domain/records/recordType.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useDocumentsOf } from '../common/useDocuments.ts';
import { useAllRows } from '../kit/allRows.ts';
import { useCompanyDay } from '../kit/texts/useCompanyDay.ts';
import { useMay } from '../kit/useMay.ts';
import { useFleetPapers } from './useFleetPapers.ts';

/** All expiry dates of a record, its own, known or not, and those of what belongs to it. */
export const useExpiriesOf = (
  type: AnyRecordType,
  record: RaRecord<number> | undefined,
): Expiry[] => {
  const day = useCompanyDay();
  const enabled = useMay()('list', RESOURCES.documents);
  const holder_type = HOLDER_TYPES.find((one) => HOLDER_RESOURCES[one] === type.name);
  const { data } = useDocumentsOf({ holder_type, holder_id: record?.id }, enabled);
  const { data: rows = [] } = useAllRows(type.name, {
    ofLong: { filter: { id: [record?.id ?? 0] } },
  });
  const files = useMemo(() => paperFiles(data ?? []), [data]);
  const { expiries: papers } = useFleetPapers({
    holder: { resource: type.name, id: record?.id ?? 0 },
  });
  if (!record) return [];
  const own = expiriesOf(
    type,
    day,
  )(record)
    // A date that no row has is one that the server would not store.
    .filter(({ date, field }) => date || canTell(type, { [field]: true }, rows))
    .map((expiry) => ({
      ...expiry,
      document: files.get(paperKey(type.name, record.id, expiry.kind)),
    }));
  const others = papers.filter(
    ({ owner }) => owner?.resource === type.name && owner.id === record.id,
  );
  return [...own, ...others];
};
