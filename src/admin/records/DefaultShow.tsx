import { expiryFieldsOf } from '../../domain/records/filter.ts';
import { RecordHistory } from '../activity/index.tsx';
import { columnsOf } from '../kit/list/columns.ts';
import { useRecordScreens } from '../kit/record/RecordTypeContext.ts';
import { FactCard, Value } from '../kit/show/FactCard.tsx';
import { NotesCard } from '../kit/show/NotesCard.tsx';
import { RecordShow } from '../kit/show/RecordShow.tsx';

/** A record's page: its expiry dates, everything else known of it, notes and history. */
const DefaultShow = () => {
  const { type, looks } = useRecordScreens();
  const expiries = [...expiryFieldsOf(type).values()];
  const others = columnsOf(type, looks)
    .map(({ source }) => source)
    .filter((source) => ![type.label, 'status', 'notes', ...expiries].includes(source));
  return (
    <RecordShow subtitle={<Value source="status" />}>
      {expiries.length > 0 && <FactCard title="expiries" sources={expiries} />}
      <FactCard title="main" sources={others} />
      <NotesCard />
      <RecordHistory />
    </RecordShow>
  );
};

export default DefaultShow;
