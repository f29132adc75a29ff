import NoteAdd from '@mui/icons-material/NoteAddOutlined';

import type { CardLayout } from '../../kit/list/RecordCards.tsx';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { documentColumns, type DocumentColumn } from './documentColumns.tsx';
import { DocumentFigures } from './DocumentFigures.tsx';
import { documentFilters } from './documentFilters.tsx';
import { CategoryField } from './fields/CategoryField.tsx';
import { DocumentTitleField } from './fields/DocumentTitleField.tsx';
import { SizeField } from './fields/FileFields.tsx';
import { DocumentCreateDialog, preloadDocumentPages } from './pages.ts';
import { RowDownload } from './RowDownload.tsx';
import { RenewalsContext, useRenewalsOfAll } from './useRenewals.ts';

const card: CardLayout<DocumentColumn> = {
  title: <DocumentTitleField />,
  subtitle: (
    <>
      <CategoryField />
      <SizeField />
    </>
  ),
  inHead: ['title', 'category', 'size_bytes', 'holder_id'],
  inSight: ['expiry_date'],
};

const dialogs = { create: DocumentCreateDialog };
const rowActions = <RowDownload />;

/** The documents screen. */
const DocumentList = () => (
  <RenewalsContext value={useRenewalsOfAll()}>
    <RecordList
      figures={<DocumentFigures />}
      filters={documentFilters}
      columns={documentColumns}
      card={card}
      rowActions={rowActions}
      emptyIcon={<NoteAdd />}
      sort={{ field: 'uploaded_at', order: 'DESC' }}
      dialogs={dialogs}
      preload={preloadDocumentPages}
    />
  </RenewalsContext>
);

export default DocumentList;
