import type { PropsWithChildren } from 'react';
import {
  Edit,
  SaveButton,
  ShowButton,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import type { TransformData, UseUpdateOptions } from 'react-admin';

import { DeleteButton } from '../dialogs/DeleteButton.tsx';
import { RecordDeleteRequests } from '../dialogs/RecordDeleteRequests.tsx';
import { toldInPlace } from '../feedback/toldInPlace.ts';
import { useNotifyFailure } from '../feedback/useFailure.ts';
import { PageActions } from '../page/PageHeader.tsx';
import { EditLoadFailed } from '../show/RecordLoadFailed.tsx';
import { recordText, useRecordText } from '../texts/useRecordText.ts';
import { recordFailure } from './recordFailure.ts';
import { RecordForm } from './RecordForm.tsx';

export type Save = UseUpdateOptions['mutationFn'];

interface RecordEditProps {
  /** What the form holds, as it is stored. */
  transform: TransformData;
  /** Stores the record otherwise than by a plain update. */
  save?: Save;
  /** After the answer to a save, whatever it is. */
  onSettled?: (result: unknown, error: unknown) => void;
}

/** Changes a record; the form's inputs are its children. */
export const RecordEdit = ({
  transform,
  save,
  onSettled,
  children,
}: PropsWithChildren<RecordEditProps>) => {
  const resource = useResourceContext() ?? '';
  const notifyFailure = useNotifyFailure();
  return (
    <RecordDeleteRequests>
      <Edit
        title={<EditTitle />}
        mutationMode="pessimistic"
        redirect="show"
        transform={transform}
        actions={false}
        queryOptions={toldInPlace}
        error={<EditLoadFailed message={recordText(resource, 'failed.load')} />}
        mutationOptions={{
          mutationFn: save,
          onSettled,
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

const EditActions = () => (
  <PageActions>
    <ShowButton />
    <DeleteButton />
  </PageActions>
);
