import type { PropsWithChildren } from 'react';
import {
  Edit,
  SaveButton,
  ShowButton,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import type { TransformData } from 'react-admin';

import { PageActions } from '../../shell/page/PageHeader.tsx';
import { DeleteButton } from '../DeleteButton.tsx';
import { EditLoadFailed } from '../RecordLoadFailed.tsx';
import { toldInPlace } from '../toldInPlace.ts';
import { useNotifyFailure } from '../useFailure.ts';
import { RecordDeleteRequests } from './RecordDeleteRequests.tsx';
import { recordFailure } from './recordFailure.ts';
import { RecordForm } from './RecordForm.tsx';
import { recordText, useRecordText } from './useRecordText.ts';

interface RecordEditProps {
  /** What the form holds, as it is stored. */
  transform: TransformData;
  /** What the data provider is told beside the values. */
  meta?: Record<string, unknown>;
  /** After the answer to a save, whatever it is. */
  onSettled?: (result: unknown, error: unknown) => void;
}

/** Changes a record; the form's inputs are its children. */
export const RecordEdit = ({
  transform,
  meta,
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
          meta,
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
