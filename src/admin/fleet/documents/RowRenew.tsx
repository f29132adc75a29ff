import { useRecordContext } from 'react-admin';

import type { FleetDocument } from '../../../domain/documents/documents.ts';
import { holderPaper, type HolderPaper } from '../../../domain/expiries/documentExpiry.ts';
import { RenewIcon } from '../../kit/fields/RenewIcon.tsx';
import { useExpiryIn } from '../../kit/fields/useExpiryIn.ts';
import { useHolderExpiry } from './fields/useHolderExpiry.ts';
import { useDocumentState } from './useRenewals.ts';

/** Renews a row's paper: the holder's if the document is the file of one, else the document. */
export const RowRenew = () => {
  const document = useRecordContext<FleetDocument>();
  const state = useDocumentState(document);
  if (!document || state === 'superseded') return null;
  const paper = holderPaper(document);
  return paper ? <HolderRenew paper={paper} document={document} /> : <OwnRenew />;
};

const HolderRenew = (props: { paper: HolderPaper; document: FleetDocument }) => {
  const expiry = useHolderExpiry(props.paper, props.document);
  return expiry ? <RenewIcon expiry={expiry} /> : null;
};

const OwnRenew = () => {
  const expiry = useExpiryIn('expiry_date');
  return expiry ? <RenewIcon expiry={expiry} /> : null;
};
