import { useRecordContext } from 'react-admin';

import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import { documentStatus } from '../../../../domain/documents/documentState.ts';
import { holderPaper, type HolderPaper } from '../../../../domain/expiries/documentExpiry.ts';
import { ExpiryDate } from '../../../kit/fields/ExpiryDate.tsx';
import { Muted } from '../../../kit/fields/Muted.tsx';
import { useCompanyDay } from '../../../kit/texts/useCompanyDay.ts';
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
    <OwnExpiry document={document} />
  );
};

/** Without urgency too if its holder is out of service. */
const OwnExpiry = ({ document }: { document: FleetDocument }) => {
  const day = useCompanyDay();
  const { expiry_date: date, category, holder_off } = document;
  const status = documentStatus({ expiry_date: date, category, holder_off }, day);
  return <ExpiryDate date={date} status={status} />;
};

interface HolderExpiryProps {
  document: FleetDocument;
  paper: HolderPaper;
}

/** The holder's date, by which a document that is the file of its paper is judged, and how the file relates to it. */
const HolderExpiry = ({ document, paper }: HolderExpiryProps) => {
  const expiry = useHolderExpiry(paper, document);
  return (
    <>
      {expiry && expiry.state !== 'unknown' ? (
        <ExpiryDate date={expiry.date} status={expiry} />
      ) : (
        <OwnExpiry document={document} />
      )}
      {expiry && <FileStanding expiry={expiry} document={document} />}
    </>
  );
};
