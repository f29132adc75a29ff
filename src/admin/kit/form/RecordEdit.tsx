import type { PropsWithChildren } from 'react';
import {
  Edit,
  SaveButton,
  ShowButton,
  useGetRecordRepresentation,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import type { UseUpdateOptions } from 'react-admin';

import { cleaned } from '../../../domain/records/values.ts';
import { DeleteButton } from '../dialogs/DeleteButton.tsx';
import { RecordDeleteRequests } from '../dialogs/RecordDeleteRequests.tsx';
import { toldInPlace } from '../feedback/toldInPlace.ts';
import { useNotifyFailure } from '../feedback/useFailure.ts';
import { useNotifySaved } from '../feedback/useNotifySaved.tsx';
import { PageActions } from '../page/PageHeader.tsx';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { EditLoadFailed } from '../show/RecordLoadFailed.tsx';
import { recordText, useRecordText } from '../texts/useRecordText.ts';
import { useMay } from '../useMay.ts';
import { recordFailure } from './recordFailure.ts';
import { RecordForm } from './RecordForm.tsx';

export type Save = UseUpdateOptions['mutationFn'];

interface RecordEditProps {
  /** Stores the record otherwise than by a plain update. */
  save?: Save;
  /** After the answer to a save, whatever it is. */
  onSettled?: (result: unknown, error: unknown) => void;
}

/** Changes a record; the form's inputs are its children. */
export const RecordEdit = ({ save, onSettled, children }: PropsWithChildren<RecordEditProps>) => {
  const type = useRecordType();
  const resource = type.name;
  const notifyFailure = useNotifyFailure();
  const notifySaved = useNotifySaved();
  const redirect = useRedirect();
  return (
    <RecordDeleteRequests>
      <Edit
        title={<EditTitle />}
        mutationMode="pessimistic"
        transform={(values: object) => cleaned(type, values)}
        actions={false}
        queryOptions={toldInPlace}
        error={<EditLoadFailed message={recordText(resource, 'failed.load')} />}
        mutationOptions={{
          mutationFn: save,
          onSettled,
          onSuccess: (record) => {
            notifySaved('saved', record);
            redirect('show', resource, record.id);
          },
          onError: (error) =>
            notifyFailure(recordText(resource, recordFailure('save', error)), error),
        }}
        sx={{ maxInlineSize: 880 }}
      >
        <EditActions />
        <RecordForm buttons={<SaveButton />}>{children}</RecordForm>
      </Edit>
    </RecordDeleteRequests>
  );
};

const EditTitle = () => {
  const text = useRecordText();
  const record = useRecordContext();
  const represent = useGetRecordRepresentation(useResourceContext());
  return (
    <>
      {record ? text('page.edit', { name: represent(record) }) : text('name', { smart_count: 1 })}
    </>
  );
};

const EditActions = () => {
  const may = useMay();
  return (
    <PageActions>
      {may('show') && <ShowButton />}
      <DeleteButton />
    </PageActions>
  );
};
