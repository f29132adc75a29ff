import { expiryFieldsOf } from '../../domain/records/filter.ts';
import { RecordHistory } from '../activity/RecordHistory.tsx';
import { ExpiryCard } from '../expiries/ExpiryCard.tsx';
import { columnsOf } from '../kit/fields/columns.ts';
import { useRecordScreens } from '../kit/record/RecordTypeContext.ts';
import { FactCard, Value } from '../kit/show/FactCard.tsx';
import { NotesCard } from '../kit/show/NotesCard.tsx';
import { RecordShow } from '../kit/show/RecordShow.tsx';

const DefaultShow = () => {
  const { type, looks } = useRecordScreens();
  const elsewhere = new Set([type.label, 'status', 'notes', ...expiryFieldsOf(type).values()]);
  const others = columnsOf(type, looks)
    .map(({ source }) => source)
    .filter((source) => !elsewhere.has(source));
  return (
    <RecordShow
      subtitle={<Value source="status" />}
      side={<FactCard title="main" sources={others} />}
      after={<RecordHistory />}
    >
      <ExpiryCard />
      <NotesCard />
    </RecordShow>
  );
};

export default DefaultShow;
