import type { trucks } from '../../../domain/fleet/trucks.ts';
import { RecordHistory } from '../../activity/RecordHistory.tsx';
import { AssignmentCard } from '../../assignments/AssignmentCard.tsx';
import { TruckConsumption } from '../../diesel/TruckConsumption.tsx';
import { valuesOf } from '../../kit/show/FactCard.tsx';
import { NotesCard } from '../../kit/show/NotesCard.tsx';
import { RecordShow } from '../../kit/show/RecordShow.tsx';
import { PlateField } from '../../plates/PlateField.tsx';
import { Verdict } from '../board/Verdict.tsx';
import { recordPapersOf } from '../documents/RecordPapers.tsx';

const RecordPapers = recordPapersOf<typeof trucks>();
const { FactCard, Value } = valuesOf<typeof trucks>();

const shape = { main: [4, 3, 3], side: [8, 3, 3], after: [5] };

const TruckShow = () => (
  <RecordShow
    shape={shape}
    subtitle={
      <>
        <PlateField size="large" />
        <Value source="status" />
      </>
    }
    side={
      <>
        <FactCard title="truck" />
        <FactCard title="tracking" />
        <FactCard title="fuel" />
        <TruckConsumption />
      </>
    }
    after={<RecordHistory />}
  >
    <Verdict />
    <RecordPapers holderType="truck" details={{ insurance_expiry: 'insurance_company' }} />
    <AssignmentCard field="truck_id" />
    <NotesCard />
  </RecordShow>
);

export default TruckShow;
