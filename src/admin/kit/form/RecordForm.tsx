import type { PropsWithChildren, ReactNode } from 'react';

import { RecordDraft } from '../drafts/FormDraft.tsx';
import { FormFailure } from './FormFailure.tsx';
import { FormNotOffered, useIsNotOffered } from './FormNotOffered.tsx';
import { GuardedForm, type GuardedFormProps } from './GuardedForm.tsx';

import styles from './Form.module.css';

interface RecordFormProps extends Pick<GuardedFormProps, 'base' | 'texts' | 'defaultValues'> {
  action: 'create' | 'edit';
  buttons: ReactNode;
  /** Why the last save failed. */
  failure: ReactNode;
}

/** A record's form on its own page: fields, with the buttons below, which stay in view on a phone. */
export const RecordForm = ({
  action,
  buttons,
  failure,
  children,
  ...form
}: PropsWithChildren<RecordFormProps>) => {
  const isNotOffered = useIsNotOffered(action);
  return (
    <GuardedForm {...form}>
      <div className={styles['fields']}>
        <RecordDraft />
        {children}
        {!isNotOffered && <FormFailure>{failure}</FormFailure>}
      </div>
      <div role="toolbar" className={styles['bar']}>
        {isNotOffered ? <FormNotOffered action={action} /> : buttons}
      </div>
    </GuardedForm>
  );
};

/** The card of a form, or of its skeleton. */
export const FormSheet = ({ children }: PropsWithChildren) => (
  <div className={styles['sheet']}>{children}</div>
);
