import { useRecordContext } from 'react-admin';

import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import { documentKind } from '../../../../domain/documents/documentState.ts';
import {
  againstHolder,
  holderPaper,
  type HolderPaper,
} from '../../../../domain/expiries/documentExpiry.ts';
import type { Expiry } from '../../../../domain/records/expiry.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { useSetDate } from '../../../expiries/renew/useSetDate.ts';
import { ExpiryDate } from '../../../kit/fields/ExpiryDate.tsx';
import { Muted } from '../../../kit/fields/Muted.tsx';
import { useRenew } from '../../../kit/record/renewing.ts';
import { useDateText } from '../../../kit/texts/useDateText.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { useMay } from '../../../kit/useMay.ts';
import { useDocumentState } from '../useRenewals.ts';
import { useHolderExpiry } from './useHolderExpiry.ts';

import styles from './documentFields.module.css';

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

interface HolderExpiryProps {
  document: FleetDocument;
  paper: HolderPaper;
}

/** The holder's date, by which a document that is the file of its paper is judged, and the file's if it differs. */
const HolderExpiry = ({ document, paper }: HolderExpiryProps) => {
  const t = useT();
  const may = useMay();
  const renew = useRenew();
  const dateText = useDateText();
  const expiry = useHolderExpiry(paper, document);
  const { expiry_date } = document;
  const standing = expiry ? againstHolder(document, expiry.date) : 'same';
  if (!expiry || standing === 'same' || !expiry_date)
    return <ExpiryDate date={expiry_date} kind={paper.kind} />;
  const isOlder = standing === 'older';
  if (!isOlder && expiry.state === 'unknown') {
    return (
      <>
        <ExpiryDate date={expiry_date} kind={paper.kind} />
        <UseDate expiry={expiry} date={expiry_date} />
      </>
    );
  }
  return (
    <>
      <ExpiryDate date={expiry.date} kind={paper.kind} />
      <div className={styles['below']}>
        {t('renew.document.fileDate')} <bdi>{dateText(expiry_date)}</bdi>
        {isOlder && renew && may('create', RESOURCES.documents) && (
          <>
            {' · '}
            <button type="button" onClick={() => renew({ expiry, addsFile: true })}>
              {t('renew.document.addFile')}
            </button>
          </>
        )}
      </div>
      {!isOlder && <UseDate expiry={expiry} date={expiry_date} />}
    </>
  );
};

/** Sets the holder's date to that of the document. */
const UseDate = ({ expiry, date }: { expiry: Expiry; date: string }) => {
  const t = useT();
  const may = useMay();
  const { setDate, isPending } = useSetDate();
  return may('edit', expiry.holder.resource) ? (
    <div className={styles['below']}>
      <button type="button" disabled={isPending} onClick={() => setDate(expiry, date)}>
        {t('renew.document.set')}
      </button>
    </div>
  ) : null;
};
