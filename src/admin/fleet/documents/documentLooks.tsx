import { useRecordContext, type DataProvider, type RaRecord } from 'react-admin';

import { dayOf } from '../../../domain/base/dates.ts';
import type { CsvCell } from '../../../domain/csv/write.ts';
import {
  HOLDER_RESOURCES,
  HOLDER_TYPES,
  type documents,
  type FleetDocument,
} from '../../../domain/documents/documents.ts';
import { readAllRows } from '../../kit/allRows.ts';
import { Muted } from '../../kit/fields/Muted.tsx';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import { useFileSize } from '../../kit/files/useFileSize.ts';
import type { Looks } from '../../kit/record/RecordTypeContext.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useLocalization } from '../../kit/texts/useLocalization.ts';
import { useT } from '../../kit/texts/useT.ts';
import { DocumentExpiryField } from './fields/DocumentExpiryField.tsx';
import { holderLabel, holderOf } from './fields/holder.ts';
import { HolderField } from './fields/HolderField.tsx';
import { useDocumentState } from './useRenewals.ts';

import styles from './fields/documentFields.module.css';

/** The document's title and holder, and a mark if it is not the current one. */
const Title = () => {
  const t = useT();
  const document = useRecordContext<FleetDocument>();
  const isSuperseded = useDocumentState(document) === 'superseded';
  if (!document) return null;
  return (
    <div className={`row gap-02 baseline ${styles.titled}`}>
      <RecordLinkField />
      {(document.holder_type || isSuperseded) && (
        <span className="note">
          {isSuperseded && t('resources.fleet/documents.options.state.superseded')}
          {document.holder_type && isSuperseded && ' · '}
          {document.holder_type && <HolderField />}
        </span>
      )}
    </div>
  );
};

const Size = () => {
  const t = useT();
  const inWords = useFileSize();
  const bytes = useRecordContext<FleetDocument>()?.size_bytes;
  return bytes ? <bdi>{inWords(bytes)}</bdi> : <Muted>{t('common.notGiven')}</Muted>;
};

/** The tooltip has the time. */
const Uploaded = () => {
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

/** An export names the holder, or gives its ID if the names fail to load. */
const holderNames = async (dataProvider: DataProvider) => {
  const names = new Map<string, CsvCell>();
  for (const type of HOLDER_TYPES) {
    const { data } = await readAllRows(dataProvider, HOLDER_RESOURCES[type]).catch(() => ({
      data: [],
    }));
    for (const row of data) names.set(`${type} ${row.id}`, row[holderLabel(type)] as CsvCell);
  }
  return (record: RaRecord): CsvCell => {
    const holder = holderOf(record as FleetDocument);
    return holder && (names.get(`${holder.type} ${holder.id}`) ?? holder.id);
  };
};

export const looks: Looks<typeof documents> = {
  title: { field: <Title /> },
  expiry_date: { field: <DocumentExpiryField /> },
  size_bytes: { field: <Size /> },
  uploaded_at: {
    field: <Uploaded />,
    exportedWith: (_dataProvider, timeZone) =>
      Promise.resolve((record) => dayOf(String(record['uploaded_at']), timeZone)),
  },
  holder_id: { field: <HolderField />, exportedWith: holderNames },
};
