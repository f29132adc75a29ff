import { useRecordContext } from 'react-admin';

import { showDate } from '../../../../domain/base/dates.ts';
import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import { ExpiryDate } from '../../../kit/fields/ExpiryDate.tsx';
import { Muted } from '../../../kit/fields/Muted.tsx';
import { useDocumentState } from '../useRenewals.ts';

/** When it runs out; of a superseded document that is no news. */
export const DocumentExpiryField = () => {
  const document = useRecordContext<FleetDocument>();
  const state = useDocumentState(document);
  if (!document) return null;
  return state === 'superseded' && document.expiry_date ? (
    <Muted>
      <bdi>{showDate(document.expiry_date)}</bdi>
    </Muted>
  ) : (
    <ExpiryDate date={document.expiry_date} />
  );
};
