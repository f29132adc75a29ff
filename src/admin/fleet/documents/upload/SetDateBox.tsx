import { useFormContext, useWatch } from 'react-hook-form';

import { isIsoDate } from '../../../../domain/base/dates.ts';
import {
  againstHolder,
  holderPaper,
  type HolderPaper,
} from '../../../../domain/expiries/documentExpiry.ts';
import { named } from '../../../kit/texts/named.ts';
import { useDateText } from '../../../kit/texts/useDateText.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { useMay } from '../../../kit/useMay.ts';
import { useHolderExpiry } from '../fields/useHolderExpiry.ts';
import { fieldsPath, type UploadFormValues } from './uploadForm.ts';

import styles from './upload.module.css';

/** Offers to set the holder's expiry date to that of the new document in the same step. */
export const SetDateBox = ({ itemKey }: { itemKey: string }) => {
  const may = useMay();
  const { holder_type, holder_id, files } = useWatch<UploadFormValues>();
  const { category, expiry_date, sets_date } = files?.[itemKey] ?? {};
  const paper = holderPaper({ holder_type, holder_id, category });
  if (!paper || !isIsoDate(expiry_date) || !may('edit', paper.resource)) return null;
  return (
    <Offer
      paper={paper}
      date={expiry_date}
      chosen={sets_date}
      source={`${fieldsPath(itemKey)}.sets_date`}
    />
  );
};

interface OfferProps {
  paper: HolderPaper;
  date: string;
  /** What the user chose, if anything. */
  chosen: boolean | undefined;
  source: string;
}

const Offer = ({ paper, date, chosen, source }: OfferProps) => {
  const t = useT();
  const dateText = useDateText();
  const { setValue } = useFormContext();
  const expiry = useHolderExpiry(paper);
  if (!expiry || expiry.date === date) return null;
  const isLater = againstHolder({ expiry_date: date }, expiry.date) === 'later';
  return (
    <label className={styles['setDate']}>
      <input
        type="checkbox"
        checked={chosen ?? isLater}
        onChange={({ target }) => setValue(source, target.checked, { shouldDirty: true })}
      />
      {t('renew.document.setToo', {
        kind: t(`common.expiryKinds.${paper.kind}`),
        holder: named(expiry.holder),
        date: dateText(date),
      })}
    </label>
  );
};
