import { useRecordContext } from 'react-admin';

import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import { documentKind } from '../../../../domain/documents/documentState.ts';
import {
  againstHolder,
  holderPaper,
  type HolderPaper,
} from '../../../../domain/expiries/documentExpiry.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { useSetDate } from '../../../expiries/renew/useRenewPaper.ts';
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

/** The expiry date of a document that is the file of its holder's paper, and how the two dates differ. */
const HolderExpiry = ({ document, paper }: HolderExpiryProps) => {
  const t = useT();
  const may = useMay();
  const renew = useRenew();
  const dateText = useDateText();
  const { setDate, isPending } = useSetDate();
  const expiry = useHolderExpiry(paper, document);
  const { expiry_date } = document;
  const standing = expiry ? againstHolder(document, expiry.date) : 'same';
  if (!expiry || standing === 'same' || !expiry_date)
    return <ExpiryDate date={expiry_date} kind={paper.kind} />;
  const ownDate = (
    <Muted>
      <bdi>{dateText(expiry_date)}</bdi>
    </Muted>
  );
  const isRenewed = standing === 'older' && expiry.state === 'valid';
  const holderDate = (
    <>
      {t(isRenewed ? 'renew.document.older' : 'renew.document.onRecord')}{' '}
      <ExpiryDate date={expiry.date} kind={paper.kind} />
    </>
  );
  if (standing === 'older') {
    return (
      <>
        {ownDate}
        <div className={styles['below']}>
          {holderDate}
          {renew && may('create', RESOURCES.documents) && (
            <>
              {' · '}
              <button type="button" onClick={() => renew({ expiry, addsFile: true })}>
                {t('renew.document.addFile')}
              </button>
            </>
          )}
        </div>
      </>
    );
  }
  return (
    <>
      {expiry.state === 'unknown' ? (
        <ExpiryDate date={expiry_date} kind={paper.kind} />
      ) : (
        <>
          {ownDate}
          <div className={styles['below']}>{holderDate}</div>
        </>
      )}
      {may('edit', paper.resource) && (
        <div className={styles['below']}>
          <button type="button" disabled={isPending} onClick={() => setDate(expiry, expiry_date)}>
            {t('renew.document.set', {
              kind: t(`common.expiryKinds.${paper.kind}`),
              date: dateText(expiry_date),
            })}
          </button>
        </div>
      )}
    </>
  );
};
