import { expiryFieldsOf } from '../../domain/records/filter.ts';
import { InputSection } from '../kit/form/InputSection.tsx';
import { useRecordType } from '../kit/record/RecordTypeContext.ts';

/** Every field that a user fills in: what the record is, then its expiry dates, then notes. */
const DefaultForm = () => {
  const type = useRecordType();
  const expiries = [...expiryFieldsOf(type).values()];
  const others = Object.keys(type.fields).filter(
    (name) => !type.fields[name]?.readOnly && !expiries.includes(name),
  );
  const isNotes = (name: string) => {
    const field = type.fields[name];
    return field?.kind === 'text' && field.multiline === true;
  };
  return (
    <>
      <InputSection title="main" sources={others.filter((name) => !isNotes(name))} />
      <InputSection title="expiries" sources={expiries} />
      <InputSection title="notes" sources={others.filter(isNotes)} />
    </>
  );
};

export default DefaultForm;
