import { Eye } from 'lucide-react';
import { useDeferredValue, type PropsWithChildren } from 'react';
import {
  EditBase,
  useCreatePath,
  useEditContext,
  useGetRecordRepresentation,
  useRedirect,
  useTranslate,
} from 'react-admin';
import type { UseUpdateOptions } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { cleaned } from '../../../domain/records/values.ts';
import { DeleteButton, DeleteRequests } from '../dialogs/DeleteRequest.tsx';
import { silentQueryOptions } from '../feedback/silentQueryOptions.ts';
import { useNotifyFailure } from '../feedback/useFailure.ts';
import { useNotifySaved } from '../feedback/useNotifySaved.tsx';
import { PageActions, PageTitle } from '../page/PageHeader.tsx';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { RecordCrumbs } from '../show/RecordCrumbs.tsx';
import { RecordLoadFailed } from '../show/RecordLoadFailed.tsx';
import { recordText, useRecordText } from '../texts/useRecordText.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { useMay } from '../useMay.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { recordFailure } from './recordFailure.ts';
import { FormSheet, RecordForm } from './RecordForm.tsx';
import { SaveButton } from './SaveButton.tsx';

export type Save = UseUpdateOptions['mutationFn'];

interface RecordEditProps {
  /** Saves the record by something other than a plain update. */
  save?: Save;
  /** Called after every answer to a save. */
  onSettled?: (result: unknown, error: unknown) => void;
}

/** Edits a record; the form's inputs are its children. */
export const RecordEdit = ({ save, onSettled, children }: PropsWithChildren<RecordEditProps>) => {
  const type = useRecordType();
  const resource = type.name;
  const notifyFailure = useNotifyFailure();
  const notifySaved = useNotifySaved();
  const redirect = useRedirect();
  return (
    <EditBase
      mutationMode="pessimistic"
      transform={(values: object) => cleaned(type, values)}
      queryOptions={silentQueryOptions}
      redirectOnError={false}
      mutationOptions={{
        mutationFn: save,
        onSettled,
        onSuccess: (record) => {
          notifySaved('saved', record);
          redirect('show', resource, record.id);
        },
        onError: (error) => {
          // The form says so itself.
          if (isApiError(error, 'notOffered')) return;
          notifyFailure(recordText(resource, recordFailure('save', error)), error);
        },
      }}
    >
      <DeleteRequests>
        <RecordCrumbs />
        <EditPage>{children}</EditPage>
      </DeleteRequests>
    </EditBase>
  );
};

const EditPage = ({ children }: PropsWithChildren) => {
  const text = useRecordText();
  const { record, resource, error, refetch } = useEditContext();
  const represent = useGetRecordRepresentation(resource);
  // Renders the form in slices that a press can interrupt, instead of one long task.
  const hasRecord = useDeferredValue(record !== undefined);
  if (error && (!record || isApiError(error, 'notFound'))) {
    return (
      <RecordLoadFailed
        message={recordText(resource, 'failed.load')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <PageTitle>
        {record ? text('page.edit', { name: represent(record) }) : text('name', { smart_count: 1 })}
      </PageTitle>
      <EditActions />
      <FormSheet>
        {record && hasRecord ? (
          <RecordForm action="edit" buttons={<SaveButton />}>
            {children}
          </RecordForm>
        ) : (
          <FormSkeleton />
        )}
      </FormSheet>
    </>
  );
};

const EditActions = () => {
  const translate = useTranslate();
  const may = useMay();
  const createPath = useCreatePath();
  const { resource, record } = useEditContext();
  return (
    <PageActions>
      {may('show') && record && (
        <ButtonLink to={createPath({ resource, type: 'show', id: record.id })}>
          <Eye />
          {translate('ra.action.show')}
        </ButtonLink>
      )}
      <DeleteButton />
    </PageActions>
  );
};
