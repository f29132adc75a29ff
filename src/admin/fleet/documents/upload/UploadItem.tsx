import { X as RemoveIcon } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { SourceContextProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import { isIsoDate } from '../../../../domain/base/dates.ts';
import { replacedBy } from '../../../../domain/documents/documentState.ts';
import {
  againstHolder,
  holderPaper,
  type HolderPaper,
} from '../../../../domain/expiries/documentExpiry.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { isolate } from '../../../../i18n/fill.ts';
import { useDocumentsOf } from '../../../common/useDocuments.ts';
import { useFileSize } from '../../../kit/files/useFileSize.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { RecordInput } from '../../../kit/inputs/RecordInput.tsx';
import { named } from '../../../kit/texts/named.ts';
import { useDateText } from '../../../kit/texts/useDateText.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Button, IconButton } from '../../../kit/ui/Button.tsx';
import { useMay } from '../../../kit/useMay.ts';
import { useHolderExpiry } from '../fields/useHolderExpiry.ts';
import { DETAIL_FIELDS, MAIN_FIELDS } from '../inputs/documentFields.ts';
import { fieldsPath, type StartValues, type UploadFormValues } from './uploadForm.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { isOpen, type Upload } from './useUploads.ts';

import styles from './upload.module.css';

interface UploadItemProps {
  upload: Upload;
  start: StartValues;
  /** What this dialog has stored so far: further pages do not replace it. */
  stored: ReadonlySet<number>;
  onCancel: () => void;
  onRemove: () => void;
}

export const UploadItem = ({ upload, start, stored, onCancel, onRemove }: UploadItemProps) => {
  const t = useT();
  const inWords = useFileSize();
  const { unregister } = useFormContext();
  const { key, file, state } = upload;
  const canRemove = state.kind !== 'sending' && state.kind !== 'stored';
  return (
    <li className={`stack gap-3 padded ${styles['item']}`}>
      <div className="line">
        <div className="fill">
          <h3>
            <bdi>{file.name}</bdi>
          </h3>
          <small>{inWords(file.size)}</small>
        </div>
        {canRemove && (
          <IconButton
            label={t('resources.fleet/documents.upload.remove', { name: file.name })}
            onClick={() => {
              unregister(fieldsPath(key));
              onRemove();
            }}
          >
            <RemoveIcon />
          </IconButton>
        )}
      </div>
      <UploadProgress upload={upload} onCancel={onCancel} />
      {isOpen(upload) && (
        <div className={`stack gap-2 start ${styles['fields']}`} inert={state.kind === 'sending'}>
          <ItemFields itemKey={key} start={start} stored={stored} />
        </div>
      )}
    </li>
  );
};

interface ItemFieldsProps extends Pick<UploadItemProps, 'start' | 'stored'> {
  itemKey: string;
}

const ItemFields = ({ itemKey, start, stored }: ItemFieldsProps) => {
  const t = useT();
  const { setValue } = useFormContext();
  const path = fieldsPath(itemKey);
  const [hasDetails, setDetails] = useState(Boolean(start.document_number));
  const source = useMemo(
    () => ({
      getSource: (field: string) => `${path}.${field}`,
      getLabel: (field: string) => `resources.${RESOURCES.documents}.fields.${field}`,
    }),
    [path],
  );

  useEffect(() => {
    // Dirty, because a chosen file is unsaved work.
    for (const [field, value] of Object.entries(start)) {
      setValue(`${path}.${field}`, value, { shouldDirty: true });
    }
    // Only once, so that the user's changes are not overwritten.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [path]);

  return (
    <SourceContextProvider value={source}>
      <FormSection>
        {MAIN_FIELDS.map((field) => (
          <RecordInput key={field} source={field} />
        ))}
      </FormSection>
      {start.replaces_id === undefined && <ReplacesBox itemKey={itemKey} stored={stored} />}
      <SetDateBox itemKey={itemKey} />
      <Button aria-expanded={hasDetails} onClick={() => setDetails(!hasDetails)}>
        {t('resources.fleet/documents.sections.more')}
      </Button>
      <div hidden={!hasDetails}>
        <FormSection>
          {DETAIL_FIELDS.map((field) => (
            <RecordInput key={field} source={field} />
          ))}
        </FormSection>
      </div>
    </SourceContextProvider>
  );
};

/** Where the holder has a current document of the same kind. */
const ReplacesBox = ({ itemKey, stored }: Omit<ItemFieldsProps, 'start'>) => {
  const t = useT();
  const dateText = useDateText();
  const { setValue } = useFormContext();
  const { holder_type, holder_id, files } = useWatch<UploadFormValues>();
  const { category, replaces } = files?.[itemKey] ?? {};
  const { data = [] } = useDocumentsOf({ holder_type, holder_id });
  const others = data.filter(({ id }) => !stored.has(id));
  const old = replacedBy({ holder_type, holder_id, category }, others);
  if (!old) return null;
  const name = isolate(old.title);
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={replaces ?? true}
        onChange={({ target }) =>
          setValue(`${fieldsPath(itemKey)}.replaces`, target.checked, { shouldDirty: true })
        }
      />
      {old.expiry_date
        ? t('resources.fleet/documents.upload.replacesUntil', {
            name,
            date: dateText(old.expiry_date),
          })
        : t('resources.fleet/documents.upload.replaces', { name })}
    </label>
  );
};

/** Offers to set the holder's expiry date to that of the new document in the same step. */
const SetDateBox = ({ itemKey }: { itemKey: string }) => {
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
    <label className="tick">
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
