import { useRecordContext } from 'react-admin';

import type { Trailer } from '../../../domain/fleet/trailer.ts';
import { isRefrigerated } from '../../../domain/fleet/trailerChecks.ts';
import { RecordHistory } from '../../activity/index.tsx';
import { AssignmentCard } from '../../assignments/AssignmentCard.tsx';
import { FactCard } from '../../kit/show/FactCard.tsx';
import { NotesCard } from '../../kit/show/NotesCard.tsx';
import { RecordShow } from '../../kit/show/RecordShow.tsx';
import { PlateField } from '../../plates/PlateField.tsx';
import { RecordPapers } from '../documents/RecordPapers.tsx';
import { trailerColumns, type TrailerColumn } from './trailerColumns.tsx';
import { LoadField, TrailerStatusField } from './TrailerStatusField.tsx';

/** A trailer's page: what it is, its state, its dates, who has it and what pulls it. */
const TrailerShow = () => (
  <RecordShow
    subtitle={
      <>
        <PlateField size="large" />
        <TrailerStatusField />
        <LoadField />
      </>
    }
  >
    <AssignmentCard field="trailer_id" />
    <FactCard
      title="resources.fleet/trailers.sections.papers"
      columns={trailerColumns}
      fields={['registration_expiry', 'insurance_expiry', 'tir_number', 'tir_expiry']}
    />
    <Vehicle />
    <RecordPapers holderType="trailer" />
    <NotesCard title="resources.fleet/trailers.sections.notes" />
    <RecordHistory />
  </RecordShow>
);

const FIELDS: readonly TrailerColumn[] = [
  'type',
  'make',
  'model',
  'year',
  'color',
  'axle_count',
  'company_id',
];

/** What it is; only a refrigerated one has a temperature range. */
const Vehicle = () => {
  const trailer = useRecordContext<Trailer>();
  const isCold = trailer !== undefined && isRefrigerated(trailer);
  return (
    <FactCard
      title="resources.fleet/trailers.sections.trailer"
      columns={trailerColumns}
      fields={isCold ? [...FIELDS, 'temperature'] : FIELDS}
    />
  );
};

export default TrailerShow;
