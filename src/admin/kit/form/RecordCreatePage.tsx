import type { PropsWithChildren } from 'react';
import { Create, SaveButton } from 'react-admin';
import { useRedirect } from 'react-admin';
import { useFormState } from 'react-hook-form';

import { bodyOf, newValues } from '../../../domain/records/values.ts';
import { useNotifyFailure } from '../feedback/useFailure.ts';
import { useNotifySaved } from '../feedback/useNotifySaved.tsx';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { recordText, useRecordText } from '../texts/useRecordText.ts';
import { FirstFieldProvider } from './InputSection.tsx';
import { recordFailure } from './recordFailure.ts';
import { RecordForm } from './RecordForm.tsx';

interface RecordCreatePageProps {
  onCreated?: () => void;
}

/** Adds a record on its own page. Typed text stays until the server has stored it. */
export const RecordCreatePage = ({
  onCreated,
  children,
}: PropsWithChildren<RecordCreatePageProps>) => {
  const text = useRecordText();
  const type = useRecordType();
  const resource = type.name;
  const notifySaved = useNotifySaved();
  const redirect = useRedirect();
  const notifyFailure = useNotifyFailure();
  return (
    <Create
      title={text('page.create')}
      actions={false}
      transform={(values: Record<string, unknown>) => bodyOf(type, values)}
      mutationOptions={{
        onError: (error) => notifyFailure(recordText(resource, recordFailure('add', error)), error),
        onSuccess: (record) => {
          onCreated?.();
          notifySaved('created', record);
          redirect('show', resource, record.id);
        },
      }}
      sx={{ maxInlineSize: 880 }}
    >
      <RecordForm
        defaultValues={newValues(type)}
        buttons={<AddButton label={text('actions.add')} />}
      >
        <FirstFieldProvider value={Object.keys(type.fields)[0]}>{children}</FirstFieldProvider>
      </RecordForm>
    </Create>
  );
};

/** On an empty form it lists what is missing; while saving, a second press does nothing. */
const AddButton = ({ label }: { label: string }) => {
  const { isSubmitting } = useFormState();
  return <SaveButton alwaysEnable={!isSubmitting} label={label} />;
};
