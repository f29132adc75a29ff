import type { dieselIssues } from '../../../domain/diesel/issue.ts';
import { valuesOf } from '../../kit/show/FactCard.tsx';
import { NotesCard } from '../../kit/show/NotesCard.tsx';
import { RecordShow } from '../../kit/show/RecordShow.tsx';

const { FactCard, Value } = valuesOf<typeof dieselIssues>();

const shape = { main: [5], side: [4], after: [] };

/** An issue's page: truck, litres and cost. */
const IssueShow = () => (
  <RecordShow
    shape={shape}
    subtitle={
      <>
        <Value source="at" />
        <Value source="status" />
      </>
    }
    side={
      <FactCard title="voucher" sources={['branch_id', 'issued_by', 'unit_cost', 'total_cost']} />
    }
  >
    <FactCard
      title="main"
      sources={['truck_id', 'driver_id', 'liters', 'full_tank', 'odometer_km']}
    />
    <NotesCard />
  </RecordShow>
);

export default IssueShow;
