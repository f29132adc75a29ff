import type { DataProvider, RaRecord } from 'react-admin';

import { dayOf } from '../../../domain/base/dates.ts';
import type { CsvCell } from '../../../domain/csv/write.ts';
import {
  HOLDER_RESOURCES,
  HOLDER_TYPES,
  type documents,
  type FleetDocument,
} from '../../../domain/documents/documents.ts';
import { readAllRows } from '../../kit/allRows.ts';
import type { Looks } from '../../kit/record/RecordTypeContext.ts';
import { DocumentExpiryField } from './fields/DocumentExpiryField.tsx';
import { DocumentTitleField } from './fields/DocumentTitleField.tsx';
import { SizeField, UploadedField } from './fields/FileFields.tsx';
import { holderLabel, holderOf } from './fields/holder.ts';
import { HolderField } from './fields/HolderField.tsx';

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
  title: { field: <DocumentTitleField /> },
  expiry_date: { field: <DocumentExpiryField /> },
  size_bytes: { field: <SizeField /> },
  uploaded_at: {
    field: <UploadedField />,
    exportedWith: (_dataProvider, timeZone) =>
      Promise.resolve((record) => dayOf(String(record['uploaded_at']), timeZone)),
  },
  holder_id: { field: <HolderField />, exportedWith: holderNames },
};
