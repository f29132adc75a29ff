import { type PropsWithChildren } from 'react';
import { CreateBase, useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { bodyOf } from '../../../domain/records/values.ts';
import { useStoredOtherwise } from '../conflict/useStoredOtherwise.tsx';
import { RecordDraft } from '../drafts/FormDraft.tsx';
import { recordFailure } from '../feedback/recordFailure.ts';
import { useNotifySaved } from '../feedback/useNotifySaved.tsx';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { recordPaths } from '../recordPaths.ts';
import { recordText, useRecordText } from '../texts/useRecordText.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions, DialogBody } from '../ui/Dialog.tsx';
import { useDialogTitle } from '../useDocumentTitle.ts';
import { FormFailure, useFormFailure } from './FormFailure.tsx';
import { FormNotOffered, useIsNotOffered } from './FormNotOffered.tsx';
import { GuardedForm } from './GuardedForm.tsx';
import { FirstFieldProvider } from './InputSection.tsx';
import { SaveButton } from './SaveButton.tsx';
import { useNewValues } from './useNewValues.ts';

interface RecordCreateDialogProps<RecordType extends RaRecord> {
  prepare?: (values: Record<string, unknown>) => Record<string, unknown>;
  afterCreate?: (record: RecordType) => Promise<void>;
}

/** Typed text stays until the server has stored it. */
export const RecordCreateDialog = <RecordType extends RaRecord = RaRecord>({
  prepare = (values) => values,
  afterCreate,
  children,
}: PropsWithChildren<RecordCreateDialogProps<RecordType>>) => {
  const text = useRecordText();
  const type = useRecordType();
  const resource = type.name;
  const translate = useTranslate();
  const notifySaved = useNotifySaved();
  const storedOtherwise = useStoredOtherwise();
  const navigate = useNavigate();
  const { failure, clear, fail } = useFormFailure();
  const isNotOffered = useIsNotOffered('create');
  useDialogTitle(text('page.create'));
  const close = () => void navigate(recordPaths(resource).list);

  return (
    <CreateBase<RecordType>
      redirect={false}
      transform={(values: Record<string, unknown>) => bodyOf(type, prepare(values))}
      mutationOptions={{
        onMutate: clear,
        onError: (error) => fail(recordText(resource, recordFailure('add', error)), error),
        onSuccess: (record, { data: sent = {} }) => {
          const otherwise = storedOtherwise(sent, record);
          notifySaved('created', record, { isElsewhere: true, otherwise });
          close();
          void afterCreate?.(record);
        },
      }}
    >
      <Dialog title={text('page.create')} size="medium" onClose={close}>
        <GuardedForm defaultValues={useNewValues()}>
          <DialogBody>
            <RecordDraft />
            <FirstFieldProvider value={Object.keys(type.fields)[0]}>{children}</FirstFieldProvider>
            {isNotOffered ? (
              <FormNotOffered action="create" />
            ) : (
              <FormFailure>{failure}</FormFailure>
            )}
          </DialogBody>
          <DialogActions>
            <Button onClick={close}>{translate('ra.action.cancel')}</Button>
            {!isNotOffered && <SaveButton isNew label={text('actions.add')} />}
          </DialogActions>
        </GuardedForm>
      </Dialog>
    </CreateBase>
  );
};
