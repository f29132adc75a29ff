import type { trailers } from '../../../domain/fleet/trailers.ts';
import { RecordHistory } from '../../activity/index.tsx';
import { AssignmentCard } from '../../assignments/AssignmentCard.tsx';
import { valuesOf } from '../../kit/show/FactCard.tsx';
import { NotesCard } from '../../kit/show/NotesCard.tsx';
import { RecordShow } from '../../kit/show/RecordShow.tsx';
import { PlateField } from '../../plates/PlateField.tsx';
import { RecordPapers } from '../documents/RecordPapers.tsx';

const { FactCard, Value } = valuesOf<typeof trailers>();

/** A trailer's page: what it is, its state, its dates, who has it and what pulls it. */
const TrailerShow = () => (
  <RecordShow
    subtitle={
      <>
        <PlateField size="large" />
        <Value source="status" />
        <Value source="load_state" />
      </>
    }
  >
    <AssignmentCard field="trailer_id" />
    <FactCard
      title="expiries"
      sources={['registration_expiry', 'insurance_expiry', 'tir_number', 'tir_expiry']}
    />
    <FactCard
      title="trailer"
      sources={[
        'type',
        'make',
        'model',
        'year',
        'color',
        'axle_count',
        'company_id',
        'temperature',
      ]}
    />
    <RecordPapers holderType="trailer" />
    <NotesCard />
    <RecordHistory />
  </RecordShow>
);

export default TrailerShow;
