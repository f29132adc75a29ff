import type { PropsWithChildren } from 'react';
import { useNotify } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useNotifyFailure } from '../feedback/useFailure.ts';
import { GuardedForm } from '../form/GuardedForm.tsx';
import { isRefusal } from '../form/recordFailure.ts';
import { SaveButton } from '../form/SaveButton.tsx';

interface SettingsFormProps<Values extends object> {
  /** The form's initial values; a new object resets the form. */
  record?: Values;
  save: (values: Values) => Promise<unknown>;
  texts: { saved: MessageKey; refused: MessageKey; lost: MessageKey };
  submit?: MessageKey;
  /** Called on failure, in addition to the notification. */
  onFailure?: (error: unknown) => void;
}

/**
 * A form for a record that exists only once. It guards typed text, which stays until the server has stored
 * it, and shows the server's field errors beside the fields.
 */
export const SettingsForm = <Values extends object>({
  record,
  save,
  texts,
  submit,
  onFailure,
  children,
}: PropsWithChildren<SettingsFormProps<Values>>) => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const onSubmit = async (values: object) => {
    try {
      await save(values as Values);
      notify(texts.saved, { type: 'success' });
      return undefined;
    } catch (error) {
      notifyFailure(isRefusal(error) ? texts.refused : texts.lost, error);
      onFailure?.(error);
      return isApiError(error) ? error.body.errors : undefined;
    }
  };
  return (
    <GuardedForm record={record as RaRecord | undefined} onSubmit={onSubmit}>
      {children}
      <SaveButton label={submit} />
    </GuardedForm>
  );
};
