import { useRecordContext } from 'react-admin';

import { dayOf } from '../../../../domain/base/dates.ts';
import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import { Muted } from '../../../kit/fields/Muted.tsx';
import { useFileSize } from '../../../kit/files/useFileSize.ts';
import { useDateText } from '../../../kit/texts/useDateText.ts';
import { useInstantText } from '../../../kit/texts/useInstantText.ts';
import { useLocalization } from '../../../kit/texts/useLocalization.ts';
import { useT } from '../../../kit/texts/useT.ts';

export const SizeField = () => {
  const t = useT();
  const inWords = useFileSize();
  const bytes = useRecordContext<FleetDocument>()?.size_bytes;
  return bytes ? <bdi>{inWords(bytes)}</bdi> : <Muted>{t('common.notGiven')}</Muted>;
};

/** The tooltip has the time. */
export const UploadedField = () => {
  const t = useT();
  const dateText = useDateText();
  const instantText = useInstantText();
  const { time_zone } = useLocalization();
  const at = useRecordContext<FleetDocument>()?.uploaded_at ?? '';
  const day = dayOf(at, time_zone);
  return day ? (
    <time dateTime={day} title={instantText(at)}>
      {dateText(day)}
    </time>
  ) : (
    <Muted>{t('common.notGiven')}</Muted>
  );
};
