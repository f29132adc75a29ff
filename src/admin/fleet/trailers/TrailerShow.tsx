import type { trailers } from '../../../domain/fleet/trailers.ts';
import { RecordHistory } from '../../activity/RecordHistory.tsx';
import { AssignmentCard } from '../../assignments/AssignmentCard.tsx';
import { valuesOf } from '../../kit/show/FactCard.tsx';
import { NotesCard } from '../../kit/show/NotesCard.tsx';
import { RecordShow } from '../../kit/show/RecordShow.tsx';
import { PlateField } from '../../plates/PlateField.tsx';
import { Verdict } from '../board/Verdict.tsx';
import { recordPapersOf } from '../documents/RecordPapers.tsx';

const RecordPapers = recordPapersOf<typeof trailers>();
const { FactCard, Value } = valuesOf<typeof trailers>();

const shape = { main: [3, 3, 3], side: [8], after: [5] };

const TrailerShow = () => (
  <RecordShow
    shape={shape}
    subtitle={
      <>
        <PlateField size="large" />
        <Value source="status" />
        <Value source="load_state" />
      </>
    }
    side={
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
    }
    after={<RecordHistory />}
  >
    <Verdict />
    <RecordPapers holderType="trailer" numbers={{ tir_expiry: 'tir_number' }} />
    <AssignmentCard field="trailer_id" />
    <NotesCard />
  </RecordShow>
);

export default TrailerShow;
