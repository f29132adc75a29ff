import { Eye } from 'lucide-react';
import { useDeferredValue, useState, type PropsWithChildren, type ReactNode } from 'react';
import {
  EditBase,
  useCreatePath,
  useEditContext,
  useGetRecordRepresentation,
  useRedirect,
  useTranslate,
} from 'react-admin';
import type { UpdateParams, UseUpdateOptions } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { cleaned } from '../../../domain/records/values.ts';
import { useConflicts } from '../conflict/useConflicts.tsx';
import { DeleteButton, DeleteRequests } from '../dialogs/DeleteRequest.tsx';
import { recordFailure } from '../feedback/recordFailure.ts';
import { silentQueryOptions } from '../feedback/silentQueryOptions.ts';
import { useNotifySaved } from '../feedback/useNotifySaved.tsx';
import type { FieldTexts } from '../formState/fieldTexts.ts';
import { createFormBase, type FormBase } from '../formState/formBase.ts';
import { PageActions, PageTitle } from '../page/PageHeader.tsx';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { RecordCrumbs } from '../show/RecordCrumbs.tsx';
import { RecordLoadFailed } from '../show/RecordLoadFailed.tsx';
import { recordText, useRecordText } from '../texts/useRecordText.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { useAppDataProvider } from '../useAppDataProvider.ts';
import { useMay } from '../useMay.ts';
import { useFormFailure } from './FormFailure.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { FormSheet, RecordForm } from './RecordForm.tsx';
import { SaveButton } from './SaveButton.tsx';

/** What is sent in place of what was typed. */
export type Prepare = (values: Record<string, unknown>) => Record<string, unknown>;

export type Save = UseUpdateOptions['mutationFn'];

interface RecordEditProps {
  /** Saves the record by something other than a plain update. */
  save?: Save;
  prepare?: Prepare;
  onSettled?: (result: unknown, error: unknown) => void;
  /** How values are shown if someone else has changed them; by default as those of the record type. */
  texts?: FieldTexts;
}

export const RecordEdit = ({
  save,
  prepare = (values) => values,
  onSettled,
  texts,
  children,
}: PropsWithChildren<RecordEditProps>) => {
  const type = useRecordType();
  const resource = type.name;
  const { failure, clear, fail } = useFormFailure();
  const notifySaved = useNotifySaved();
  const redirect = useRedirect();
  const dataProvider = useAppDataProvider();
  const [base] = useState(createFormBase);
  const conflicts = useConflicts({ texts });
  const update: NonNullable<Save> = async (params) => {
    const { data } = await dataProvider.update(resource, params as UpdateParams);
    return data;
  };
  return (
    <EditBase
      mutationMode="pessimistic"
      transform={(values: Record<string, unknown>) => cleaned(type, prepare(values))}
      queryOptions={silentQueryOptions}
      redirectOnError={false}
      mutationOptions={{
        mutationFn: ({ data = {}, ...params }) =>
          conflicts.save(
            (edited, previousData) =>
              (save ?? update)({ ...params, data: edited, previousData } as UpdateParams),
            data,
            base.start(),
            base,
          ),
        onMutate: clear,
        onSettled,
        onSuccess: (record) => {
          notifySaved('saved', record);
          redirect('show', resource, record.id);
        },
        onError: (error) => fail(recordText(resource, recordFailure('save', error)), error),
      }}
    >
      <DeleteRequests>
        <RecordCrumbs />
        <EditPage base={base} texts={texts} failure={failure}>
          {children}
        </EditPage>
        {conflicts.view}
      </DeleteRequests>
    </EditBase>
  );
};

interface EditPageProps extends Pick<RecordEditProps, 'texts'> {
  base: FormBase;
  failure: ReactNode;
}

const EditPage = ({ base, texts, failure, children }: PropsWithChildren<EditPageProps>) => {
  const text = useRecordText();
  const { record, resource, error, refetch } = useEditContext();
  const represent = useGetRecordRepresentation(resource);
  const may = useMay();
  const createPath = useCreatePath();
  // Renders the form in slices that a press can interrupt, instead of one long task.
  const hasRecord = useDeferredValue(record !== undefined);
  if (error && (!record || isApiError(error, 'notFound'))) {
    return <RecordLoadFailed error={error} onRetry={refetch} />;
  }
  return (
    <>
      <PageTitle>
        {record ? text('page.edit', { name: represent(record) }) : text('name', { smart_count: 1 })}
      </PageTitle>
      <EditActions />
      <FormSheet>
        {record && hasRecord ? (
          <RecordForm
            action="edit"
            base={base}
            texts={texts}
            failure={failure}
            cancelTo={createPath({ resource, type: may('show') ? 'show' : 'list', id: record.id })}
            buttons={<SaveButton />}
          >
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
