import { type PropsWithChildren } from 'react';
import { CreateBase, useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { RecordDraft } from '../drafts/FormDraft.tsx';
import { FormFailure } from '../form/FormFailure.tsx';
import { FormNotOffered, useIsNotOffered } from '../form/FormNotOffered.tsx';
import { GuardedForm } from '../form/GuardedForm.tsx';
import { FirstFieldProvider } from '../form/InputSection.tsx';
import type { Prepare } from '../form/RecordEdit.tsx';
import { SaveButton } from '../form/SaveButton.tsx';
import { useNewValues } from '../form/useNewValues.ts';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { recordPaths } from '../recordPaths.ts';
import { useRecordText } from '../texts/useRecordText.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions, DialogBody } from '../ui/Dialog.tsx';
import { useDialogTitle } from '../useDocumentTitle.ts';
import { useRecordCreate } from './useRecordCreate.ts';

interface RecordCreateDialogProps<RecordType extends RaRecord> {
  prepare?: Prepare;
  afterCreate?: (record: RecordType) => Promise<void>;
}

/** Typed text stays until the server has stored it. */
export const RecordCreateDialog = <RecordType extends RaRecord = RaRecord>({
  prepare,
  afterCreate,
  children,
}: PropsWithChildren<RecordCreateDialogProps<RecordType>>) => {
  const text = useRecordText();
  const { name: resource, fields } = useRecordType();
  const translate = useTranslate();
  const navigate = useNavigate();
  const isNotOffered = useIsNotOffered('create');
  useDialogTitle(text('page.create'));
  const close = () => void navigate(recordPaths(resource).list);
  const { failure, creating } = useRecordCreate<RecordType>({
    prepare,
    isElsewhere: true,
    onStored: (record) => {
      close();
      void afterCreate?.(record);
    },
  });

  return (
    <CreateBase<RecordType> redirect={false} {...creating}>
      <Dialog title={text('page.create')} size="medium" onClose={close}>
        <GuardedForm defaultValues={useNewValues()}>
          <DialogBody>
            <RecordDraft />
            <FirstFieldProvider value={Object.keys(fields)[0]}>{children}</FirstFieldProvider>
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
