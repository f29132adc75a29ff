import type { PropsWithChildren } from 'react';
import { CreateBase, useRedirect } from 'react-admin';

import { bodyOf } from '../../../domain/records/values.ts';
import { useStoredOtherwise } from '../conflict/useStoredOtherwise.tsx';
import { recordFailure } from '../feedback/recordFailure.ts';
import { useNotifySaved } from '../feedback/useNotifySaved.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { recordPaths } from '../recordPaths.ts';
import { RecordCrumbs } from '../show/RecordCrumbs.tsx';
import { recordText, useRecordText } from '../texts/useRecordText.ts';
import { useFormFailure } from './FormFailure.tsx';
import { FirstFieldProvider } from './InputSection.tsx';
import type { Prepare } from './RecordEdit.tsx';
import { FormSheet, RecordForm } from './RecordForm.tsx';
import { SaveButton } from './SaveButton.tsx';
import { useNewValues } from './useNewValues.ts';

/** Typed text stays until the server has stored it. */
export const RecordCreatePage = ({
  prepare = (values) => values,
  children,
}: PropsWithChildren<{ prepare?: Prepare }>) => {
  const text = useRecordText();
  const type = useRecordType();
  const resource = type.name;
  const notifySaved = useNotifySaved();
  const storedOtherwise = useStoredOtherwise();
  const redirect = useRedirect();
  const { failure, clear, fail } = useFormFailure();
  return (
    <CreateBase
      transform={(values: Record<string, unknown>) => bodyOf(type, prepare(values))}
      mutationOptions={{
        onMutate: clear,
        onError: (error) => fail(recordText(resource, recordFailure('add', error)), error),
        onSuccess: (record, { data: sent = {} }) => {
          notifySaved('created', record, { otherwise: storedOtherwise(sent, record) });
          redirect('show', resource, record.id);
        },
      }}
    >
      <RecordCrumbs />
      <PageHeader title={text('page.create')} />
      <FormSheet>
        <RecordForm
          defaultValues={useNewValues()}
          action="create"
          failure={failure}
          cancelTo={recordPaths(resource).list}
          buttons={<SaveButton isNew label={text('actions.add')} />}
        >
          <FirstFieldProvider value={Object.keys(type.fields)[0]}>{children}</FirstFieldProvider>
        </RecordForm>
      </FormSheet>
    </CreateBase>
  );
};
