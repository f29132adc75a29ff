import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import { againstHolder } from '../../../../domain/expiries/documentExpiry.ts';
import type { Expiry } from '../../../../domain/records/expiry.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { useSetDate } from '../../../expiries/renew/useSetDate.ts';
import { useRenew } from '../../../kit/record/renewing.ts';
import { useDateText } from '../../../kit/texts/useDateText.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { useMay } from '../../../kit/useMay.ts';

import styles from './documentFields.module.css';

interface FileStandingProps {
  /** The paper that the document is the file of. */
  expiry: Expiry;
  document: FleetDocument;
}

/** A file's date that differs from its holder's, with a button that corrects it. */
export const FileStanding = ({ expiry, document }: FileStandingProps) => {
  const t = useT();
  const dateText = useDateText();
  const { expiry_date } = document;
  const standing = againstHolder(document, expiry.date);
  if (standing === 'same' || !expiry_date) return null;
  const fileDate = `${t('renew.document.fileDate')} ${dateText(expiry_date)}`;
  return (
    <span className={styles.standing}>
      {expiry.state !== 'unknown' && <small>{fileDate}</small>}
      {standing === 'older' ? (
        <AddFile expiry={expiry} tip={fileDate} />
      ) : (
        <UseDate expiry={expiry} date={expiry_date} tip={fileDate} />
      )}
    </span>
  );
};

/** Adds the file of a date that is already renewed. */
export const AddFile = ({ expiry, tip }: { expiry: Expiry; tip?: string }) => {
  const t = useT();
  const may = useMay();
  const renew = useRenew();
  if (!renew || !may('create', RESOURCES.documents)) return null;
  return (
    <button
      type="button"
      className="act on-screen"
      data-tip={tip}
      onClick={() => renew({ expiry, addsFile: true })}
    >
      {t(expiry.document ? 'renew.document.addFile' : 'renew.document.addFirstFile')}
    </button>
  );
};

/** Sets the holder's date to that of the document. */
const UseDate = ({ expiry, date, tip }: { expiry: Expiry; date: string; tip: string }) => {
  const t = useT();
  const may = useMay();
  const { setDate, isPending } = useSetDate();
  if (!may('edit', expiry.holder.resource)) return null;
  return (
    <button
      type="button"
      className="act on-screen"
      data-tip={tip}
      disabled={isPending}
      onClick={() => setDate(expiry, date)}
    >
      {t('renew.document.set')}
    </button>
  );
};
