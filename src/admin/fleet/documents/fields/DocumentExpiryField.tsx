import { useRecordContext } from 'react-admin';

import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import { documentKind } from '../../../../domain/documents/documentState.ts';
import { holderPaper, type HolderPaper } from '../../../../domain/expiries/documentExpiry.ts';
import { ExpiryDate } from '../../../kit/fields/ExpiryDate.tsx';
import { Muted } from '../../../kit/fields/Muted.tsx';
import { useDateText } from '../../../kit/texts/useDateText.ts';
import { useDocumentState } from '../useRenewals.ts';
import { FileStanding } from './FileStanding.tsx';
import { useHolderExpiry } from './useHolderExpiry.ts';

/** The expiry date, without urgency if the document is superseded or its holder has a later date. */
export const DocumentExpiryField = () => {
  const document = useRecordContext<FleetDocument>();
  const state = useDocumentState(document);
  const dateText = useDateText();
  if (!document) return null;
  if (state === 'superseded' && document.expiry_date) {
    return (
      <Muted>
        <time dateTime={document.expiry_date}>{dateText(document.expiry_date)}</time>
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

interface HolderExpiryProps {
  document: FleetDocument;
  paper: HolderPaper;
}

/** The holder's date, by which a document that is the file of its paper is judged, and how the file relates to it. */
const HolderExpiry = ({ document, paper }: HolderExpiryProps) => {
  const expiry = useHolderExpiry(paper, document);
  const date = expiry && expiry.state !== 'unknown' ? expiry.date : document.expiry_date;
  return (
    <>
      <ExpiryDate date={date} kind={paper.kind} />
      {expiry && <FileStanding expiry={expiry} document={document} />}
    </>
  );
};
