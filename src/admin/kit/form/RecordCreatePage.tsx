import type { PropsWithChildren } from 'react';
import { Create, SaveButton, useResourceContext } from 'react-admin';
import { useNotify, useRedirect } from 'react-admin';
import type { TransformData } from 'react-admin';
import { useFormState } from 'react-hook-form';

import { useNotifyFailure } from '../feedback/useFailure.ts';
import { recordText, useRecordText } from '../texts/useRecordText.ts';
import { recordFailure } from './recordFailure.ts';
import { RecordForm } from './RecordForm.tsx';

interface RecordCreatePageProps {
  defaultValues: Record<string, unknown>;
  /** What the form holds, as it is stored. */
  transform: TransformData;
  onCreated?: () => void;
}

/** Adds a record on a page of its own. What was typed stays until the server has stored it. */
export const RecordCreatePage = ({
  defaultValues,
  transform,
  onCreated,
  children,
}: PropsWithChildren<RecordCreatePageProps>) => {
  const text = useRecordText();
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const redirect = useRedirect();
  const notifyFailure = useNotifyFailure();
  return (
    <Create
      title={text('page.create')}
      actions={false}
      transform={transform}
      mutationOptions={{
        onError: (error) => notifyFailure(recordText(resource, recordFailure('add', error)), error),
        onSuccess: ({ id }) => {
          onCreated?.();
          notify(recordText(resource, 'notifications.created'), { type: 'success' });
          redirect('show', resource, id);
        },
      }}
      sx={{ maxInlineSize: 880 }}
    >
      <RecordForm defaultValues={defaultValues} buttons={<AddButton label={text('actions.add')} />}>
        {children}
      </RecordForm>
    </Create>
  );
};

/** Pressed on an empty form it tells what is missing; while it saves a second press does nothing. */
const AddButton = ({ label }: { label: string }) => {
  const { isSubmitting } = useFormState();
  return <SaveButton alwaysEnable={!isSubmitting} label={label} />;
};
