import { useRecordContext } from 'react-admin';

import { companyTime, showDate } from '../../../../domain/base/dates.ts';
import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import { Muted } from '../../../kit/fields/Muted.tsx';
import { useFileSize } from '../../../kit/files/useFileSize.ts';
import { useT } from '../../../kit/texts/useT.ts';

/** How large the file is. */
export const SizeField = () => {
  const t = useT();
  const inWords = useFileSize();
  const bytes = useRecordContext<FleetDocument>()?.size_bytes;
  return bytes ? <bdi>{inWords(bytes)}</bdi> : <Muted>{t('common.notGiven')}</Muted>;
};

/** The company's day on which it was uploaded; the time stands behind it for who points at it. */
export const UploadedField = () => {
  const t = useT();
  const at = companyTime(useRecordContext<FleetDocument>()?.uploaded_at ?? '');
  return at ? (
    <time dateTime={at.day} title={`${showDate(at.day)} ${at.time}`}>
      {showDate(at.day)}
    </time>
  ) : (
    <Muted>{t('common.notGiven')}</Muted>
  );
};
