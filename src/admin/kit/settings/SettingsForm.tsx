import type { PropsWithChildren } from 'react';
import { SaveButton, useNotify } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useNotifyFailure } from '../feedback/useFailure.ts';
import { GuardedForm } from '../form/GuardedForm.tsx';
import { isRefusal } from '../form/recordFailure.ts';

interface SettingsFormProps<Values extends object> {
  /** What the form starts with; another one starts it anew. */
  record?: Values;
  save: (values: Values) => Promise<unknown>;
  texts: { saved: MessageKey; refused: MessageKey; lost: MessageKey };
  submit?: MessageKey;
  /** Told of a failure, beside the notification. */
  onFailure?: (error: unknown) => void;
}

/**
 * A form that stores a record of which there is one only. What is typed is guarded, and stays until
 * the server has stored it; what the server says of single fields stands beside them.
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
