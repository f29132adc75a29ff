import RvHookup from '@mui/icons-material/RvHookupOutlined';

import { TRAILER_STATUSES } from '../../../domain/fleet/trailer.ts';
import { BulkStatusButton } from '../../common/records/BulkStatusButton.tsx';
import type { CardLayout } from '../../common/records/RecordCards.tsx';
import { RecordLinkField } from '../../common/records/RecordLinkField.tsx';
import { RecordList } from '../../common/records/RecordList.tsx';
import { PlateField } from '../vehicles/PlateField.tsx';
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
