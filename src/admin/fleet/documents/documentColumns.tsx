import type { DataProvider, RaRecord } from 'react-admin';

import { dayOf } from '../../../domain/base/dates.ts';
import type { CsvCell } from '../../../domain/csv/write.ts';
import {
  HOLDER_RESOURCES,
  HOLDER_TYPES,
  type FleetDocument,
} from '../../../domain/documents/document.ts';
import { ALL_ROWS } from '../../kit/allRows.ts';
import type { Column } from '../../kit/list/columns.ts';
import { plainColumn } from '../../kit/list/makeColumns.tsx';
import { CategoryField } from './fields/CategoryField.tsx';
import { DocumentExpiryField } from './fields/DocumentExpiryField.tsx';
import { DocumentTitleField } from './fields/DocumentTitleField.tsx';
import { IssueDateField, SizeField, UploadedField } from './fields/FileFields.tsx';
import { HOLDER_TEXT, holderOf } from './fields/holder.ts';
import { HolderField } from './fields/HolderField.tsx';

export type DocumentColumn = keyof FleetDocument;

const hidden = { hidden: true };

/** An export names the holder; where the names cannot be had it gives the number. */
const holderNames = async (dataProvider: DataProvider) => {
  const names = new Map<string, CsvCell>();
  for (const type of HOLDER_TYPES) {
    const { data } = await dataProvider
      .getList<RaRecord>(HOLDER_RESOURCES[type], {
        pagination: ALL_ROWS,
        sort: { field: 'id', order: 'ASC' },
        filter: {},
      })
      .catch(() => ({ data: [] }));
    for (const row of data) names.set(`${type} ${row.id}`, row[HOLDER_TEXT[type]] as CsvCell);
  }
  return (record: RaRecord): CsvCell => {
    const holder = holderOf(record as FleetDocument);
    return holder && (names.get(`${holder.type} ${holder.id}`) ?? holder.id);
  };
};

/** The columns of the documents, for the table, the cards, the record's page and the export. */
export const documentColumns: readonly Column<DocumentColumn>[] = [
  { source: 'title', field: <DocumentTitleField /> },
  { source: 'category', field: <CategoryField /> },
  { source: 'expiry_date', field: <DocumentExpiryField /> },
  { source: 'size_bytes', field: <SizeField /> },
  {
    source: 'uploaded_at',
    field: <UploadedField />,
    exported: ({ uploaded_at }, timeZone) => dayOf(String(uploaded_at), timeZone),
  },
  {
    source: 'holder_id',
    field: <HolderField />,
    exportedWith: holderNames,
    unsortable: true,
    ...hidden,
  },
  plainColumn('document_number', hidden),
  plainColumn('issuing_authority', hidden),
  { source: 'issue_date', field: <IssueDateField />, ...hidden },
  plainColumn('uploaded_by', hidden),
  plainColumn('version', hidden),
  plainColumn('file_name', hidden),
  plainColumn('notes', hidden),
];
