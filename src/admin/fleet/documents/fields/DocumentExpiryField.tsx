import { useRecordContext } from 'react-admin';

import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import { documentKind } from '../../../../domain/documents/documentState.ts';
import { holderPaper } from '../../../../domain/expiries/documentExpiry.ts';
import { ExpiryDate } from '../../../kit/fields/ExpiryDate.tsx';
import { Muted } from '../../../kit/fields/Muted.tsx';
import { useDateText } from '../../../kit/texts/useDateText.ts';
import { useDocumentState } from '../useRenewals.ts';
import { HolderExpiry } from './HolderExpiry.tsx';

/** The expiry date, without urgency if the document is superseded or its holder has a later date. */
export const DocumentExpiryField = () => {
  const document = useRecordContext<FleetDocument>();
  const state = useDocumentState(document);
  const dateText = useDateText();
  if (!document) return null;
  if (state === 'superseded' && document.expiry_date) {
    return (
      <Muted>
        <bdi>{dateText(document.expiry_date)}</bdi>
      </Muted>
    );
  }
  const paper = holderPaper(document);
  return paper && state !== 'superseded' ? (
    <HolderExpiry document={document} paper={paper} />
  ) : (
    <ExpiryDate date={document.expiry_date} kind={documentKind(document)} />
  );
};
