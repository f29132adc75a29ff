import RvHookup from '@mui/icons-material/RvHookupOutlined';

import { TRAILER_STATUSES } from '../../../domain/fleet/trailer.ts';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import { BulkStatusButton } from '../../kit/list/BulkStatusButton.tsx';
import type { CardLayout } from '../../kit/list/RecordCards.tsx';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { PlateField } from '../../plates/PlateField.tsx';
import { preloadTrailerPages, TrailerCreateDialog, TrailerImportDialog } from './pages.ts';
import { trailerColumns, type TrailerColumn } from './trailerColumns.tsx';
import { TrailerFigures } from './TrailerFigures.tsx';
import { trailerFilters } from './trailerFilters.tsx';
import { TrailerStatusField } from './TrailerStatusField.tsx';

const card: CardLayout<TrailerColumn> = {
  title: <RecordLinkField />,
  subtitle: (
    <>
      <PlateField />
      <TrailerStatusField />
    </>
  ),
  inHead: ['trailer_number', 'plate', 'status'],
  inSight: ['type', 'registration_expiry', 'assignment'],
};

const dialogs = { create: TrailerCreateDialog, import: TrailerImportDialog };

/** The trailers screen. */
const TrailerList = () => (
  <RecordList
    figures={<TrailerFigures />}
    filters={trailerFilters}
    columns={trailerColumns}
    card={card}
    bulkActions={<BulkStatusButton statuses={TRAILER_STATUSES} />}
    emptyIcon={<RvHookup />}
    sort={{ field: 'trailer_number', order: 'ASC' }}
    dialogs={dialogs}
    preload={preloadTrailerPages}
  />
);

export default TrailerList;
