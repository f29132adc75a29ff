import type { dieselExtractions } from '../../../domain/diesel/extraction.ts';
import { valuesOf } from '../../kit/show/FactCard.tsx';
import { NotesCard } from '../../kit/show/NotesCard.tsx';
import { RecordShow } from '../../kit/show/RecordShow.tsx';

const { FactCard, Value } = valuesOf<typeof dieselExtractions>();

const shape = { main: [4], side: [4], after: [] };

/** An extraction's page: where the diesel went, how much and why. */
const ExtractionShow = () => (
  <RecordShow
    shape={shape}
    subtitle={
      <>
        <Value source="at" />
        <Value source="status" />
      </>
    }
    side={
      <FactCard
        title="voucher"
        sources={['branch_id', 'extracted_by', 'unit_cost', 'total_cost']}
      />
    }
  >
    <FactCard title="main" sources={['destination_type', 'destination', 'liters', 'reason']} />
    <NotesCard />
  </RecordShow>
);

export default ExtractionShow;
