import { useFormContext, useWatch } from 'react-hook-form';

import { replacedBy } from '../../../../domain/documents/documentState.ts';
import { isolate } from '../../../../i18n/fill.ts';
import { useDateText } from '../../../kit/texts/useDateText.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { useAllDocuments } from '../useRenewals.ts';
import { fieldsPath, type UploadFormValues } from './uploadForm.ts';

import styles from './upload.module.css';

/** Where the holder has a current document of the same kind. */
export const ReplacesBox = ({ itemKey }: { itemKey: string }) => {
  const t = useT();
  const dateText = useDateText();
  const { setValue } = useFormContext();
  const { holder_type, holder_id, files } = useWatch<UploadFormValues>();
  const { category, replaces } = files?.[itemKey] ?? {};
  const { data = [] } = useAllDocuments();
  const old = replacedBy({ holder_type, holder_id, category }, data);
  if (!old) return null;
  const name = isolate(old.title);
  return (
    <label className={styles['setDate']}>
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
