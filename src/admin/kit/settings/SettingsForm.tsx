import { useState, type PropsWithChildren } from 'react';
import { useNotify } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useFormState } from 'react-hook-form';

import { isApiError } from '../../../dataProvider/apiError.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useConflicts } from '../conflict/useConflicts.tsx';
import { DiscardQuestion } from '../dialogs/Question.tsx';
import { FormDraft } from '../drafts/FormDraft.tsx';
import { isRefusal } from '../feedback/recordFailure.ts';
import { FormBar } from '../form/FormBar.tsx';
import { FormFailure, useFormFailure } from '../form/FormFailure.tsx';
import { GuardedForm } from '../form/GuardedForm.tsx';
import { SaveButton } from '../form/SaveButton.tsx';
import type { FieldTexts } from '../formState/fieldTexts.ts';
import { createFormBase, type FormBase } from '../formState/formBase.ts';
import { useT } from '../texts/useT.ts';
import { Button } from '../ui/Button.tsx';

export interface SettingsFormProps<Values extends object> {
  /** Where the stored values change, the form follows but for what the user has changed. */
  record?: Values;
  /** `previous` is what the user started from. */
  save: (values: Values, previous: Values) => Promise<unknown>;
  /** How fields and values are shown if someone else has changed them. */
  fieldTexts?: FieldTexts;
  texts: { saved: MessageKey; refused: MessageKey; lost: MessageKey };
  /** Under this name, what is typed is kept for the next visit. */
  draft?: string;
  submit?: MessageKey;
  /** Called on failure, in addition to the message. */
  onFailure?: (error: unknown) => void;
}

export const SettingsForm = <Values extends object>({
  record,
  save,
  fieldTexts,
  texts,
  draft,
  submit,
  onFailure,
  children,
}: PropsWithChildren<SettingsFormProps<Values>>) => {
  const notify = useNotify();
  const { failure, clear, fail } = useFormFailure();
  const [base] = useState(createFormBase);
  const conflicts = useConflicts({ texts: fieldTexts });
  const onSubmit = async (values: object) => {
    clear();
    try {
      await conflicts.save(
        (edited, previous) => save(edited as Values, previous as Values),
        values,
        base.start(),
        base,
      );
      notify(texts.saved, { type: 'success' });
      return undefined;
    } catch (error) {
      fail(isRefusal(error) ? texts.refused : texts.lost, error);
      onFailure?.(error);
      return isApiError(error) ? error.body.errors : { root: texts.lost };
    }
  };
  return (
    <>
      <GuardedForm
        base={base}
        texts={fieldTexts}
        record={record as RaRecord | undefined}
        onSubmit={onSubmit}
      >
        {draft && <FormDraft name={draft} />}
        {children}
        <FormFailure>{failure}</FormFailure>
        <Buttons base={base} submit={submit} />
      </GuardedForm>
      {conflicts.view}
    </>
  );
};

const Buttons = ({ base, submit }: { base: FormBase; submit?: MessageKey }) => {
  const t = useT();
  const { isDirty, isSubmitting } = useFormState();
  const [isAsking, setAsking] = useState(false);
  const discard = () => {
    setAsking(false);
    base.discard();
  };
  return (
    <FormBar isInCard>
      <Button disabled={!isDirty || isSubmitting} onClick={() => setAsking(true)}>
        {t('common.cancel')}
      </Button>
      <SaveButton label={submit} />
      <DiscardQuestion isOpen={isAsking} onDiscard={discard} onKeep={() => setAsking(false)} />
    </FormBar>
  );
};
