import type { CreateBaseProps, RaRecord } from 'react-admin';

import { bodyOf } from '../../../domain/records/values.ts';
import { useStoredOtherwise } from '../conflict/useStoredOtherwise.tsx';
import { recordFailure } from '../feedback/recordFailure.ts';
import { useNotifySaved } from '../feedback/useNotifySaved.tsx';
import { useFormFailure } from '../form/FormFailure.tsx';
import type { Prepare } from '../form/RecordEdit.tsx';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { recordText } from '../texts/useRecordText.ts';

interface RecordCreate<RecordType> {
  prepare?: Prepare;
  /** The new record is not what the screen shows next. */
  isElsewhere?: boolean;
  onStored: (record: RecordType) => void;
}

/** How a form stores a new record, and what it says of that. */
export const useRecordCreate = <RecordType extends RaRecord = RaRecord>({
  prepare = (values) => values,
  isElsewhere,
  onStored,
}: RecordCreate<RecordType>) => {
  const type = useRecordType();
  const notifySaved = useNotifySaved();
  const storedOtherwise = useStoredOtherwise();
  const { failure, clear, fail } = useFormFailure();
  const creating = {
    transform: (values: Record<string, unknown>) => bodyOf(type, prepare(values)),
    mutationOptions: {
      onMutate: clear,
      onError: (error) => fail(recordText(type.name, recordFailure('add', error)), error),
      onSuccess: (record, { data: sent = {} }) => {
        notifySaved('created', record, { isElsewhere, otherwise: storedOtherwise(sent, record) });
        onStored(record);
      },
    },
  } satisfies CreateBaseProps<RecordType>;
  return { failure, creating };
};
