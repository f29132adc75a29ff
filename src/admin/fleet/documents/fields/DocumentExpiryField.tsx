import { useRecordContext } from 'react-admin';

import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import { ExpiryDate } from '../../../kit/fields/ExpiryDate.tsx';
import { Muted } from '../../../kit/fields/Muted.tsx';
import { useDateText } from '../../../kit/texts/useDateText.ts';
import { useDocumentState } from '../useRenewals.ts';

/** The expiry date; of a superseded document without its urgency. */
export const DocumentExpiryField = () => {
  const document = useRecordContext<FleetDocument>();
  const state = useDocumentState(document);
  const dateText = useDateText();
  if (!document) return null;
  return state === 'superseded' && document.expiry_date ? (
    <Muted>
      <bdi>{dateText(document.expiry_date)}</bdi>
    </Muted>
  ) : (
    <ExpiryDate date={document.expiry_date} />
  );
};
