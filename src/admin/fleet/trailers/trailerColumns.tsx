import type { TrailerField } from '../../../domain/fleet/trailer.ts';
import { RESOURCES } from '../../../domain/resources.ts';
import { ChoiceField } from '../../common/records/ChoiceField.tsx';
import { RecordLinkField } from '../../common/records/RecordLinkField.tsx';
import type { Column } from '../../common/table/columns.ts';
import { expiryColumn, optionColumn, plainColumn } from '../../common/table/makeColumns.tsx';
import { holderColumn } from '../assignment/HolderField.tsx';
import { plateColumn } from '../vehicles/PlateField.tsx';
import { temperatureColumn } from './TemperatureField.tsx';
import { LoadField, TrailerStatusField } from './TrailerStatusField.tsx';

const hidden = { hidden: true };

/** What the list shows of a trailer: its fields, the plate as one, and who has it. */
export type TrailerColumn = TrailerField | 'plate' | 'temperature' | 'assignment';

/** The columns of the trailers, for the table, the cards, the record's page and the export. */
export const trailerColumns: readonly Column<TrailerColumn>[] = [
  { source: 'trailer_number', field: <RecordLinkField short /> },
  { source: 'type', field: <ChoiceField source="type" labels="types" /> },
  plainColumn('model'),
  plainColumn('color'),
  plainColumn('tir_number'),
  expiryColumn('registration_expiry'),
  { source: 'status', field: <TrailerStatusField /> },
  holderColumn('assignment', 'trailer_id'),
  { source: 'load_state', field: <LoadField />, ...hidden },
  plateColumn,
  plainColumn('make', hidden),
  plainColumn('year', hidden),
  plainColumn('axle_count', hidden),
  optionColumn('company_id', { reference: RESOURCES.companies, text: 'name' }, hidden),
  expiryColumn('insurance_expiry', hidden),
  expiryColumn('tir_expiry', hidden),
  temperatureColumn,
  plainColumn('notes', hidden),
];
