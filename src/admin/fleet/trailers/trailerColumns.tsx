import type { TrailerField } from '../../../domain/fleet/trailer.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { holderColumn } from '../../assignments/HolderField.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import type { Column } from '../../kit/list/columns.ts';
import { expiryColumn, optionColumn, plainColumn } from '../../kit/list/makeColumns.tsx';
import { plateColumn } from '../../plates/PlateField.tsx';
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
