import type { PropsWithChildren } from 'react';
import { CreateBase, useRedirect } from 'react-admin';

import { FirstFieldProvider } from '../form/InputSection.tsx';
import type { Prepare } from '../form/RecordEdit.tsx';
import { FormSheet, RecordForm } from '../form/RecordForm.tsx';
import { SaveButton } from '../form/SaveButton.tsx';
import { useNewValues } from '../form/useNewValues.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { recordPaths } from '../recordPaths.ts';
import { RecordCrumbs } from '../show/RecordCrumbs.tsx';
import { useRecordText } from '../texts/useRecordText.ts';
import { useRecordCreate } from './useRecordCreate.ts';

/** Typed text stays until the server has stored it. */
export const RecordCreatePage = ({
  prepare,
  children,
}: PropsWithChildren<{ prepare?: Prepare }>) => {
  const text = useRecordText();
  const { name: resource, fields } = useRecordType();
  const redirect = useRedirect();
  const { failure, creating } = useRecordCreate({
    prepare,
    onStored: ({ id }) => redirect('show', resource, id),
  });
  return (
    <CreateBase {...creating}>
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
          <FirstFieldProvider value={Object.keys(fields)[0]}>{children}</FirstFieldProvider>
        </RecordForm>
      </FormSheet>
    </CreateBase>
  );
};
