import type { PropsWithChildren, ReactNode } from 'react';

import { RecordDraft } from '../drafts/FormDraft.tsx';
import { useT } from '../texts/useT.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { FormBar } from './FormBar.tsx';
import { FormFailure } from './FormFailure.tsx';
import { FormNotOffered, useIsNotOffered } from './FormNotOffered.tsx';
import { GuardedForm, type GuardedFormProps } from './GuardedForm.tsx';

import styles from './Form.module.css';

interface RecordFormProps extends Pick<GuardedFormProps, 'base' | 'texts' | 'defaultValues'> {
  action: 'create' | 'edit';
  cancelTo: string;
  buttons: ReactNode;
  failure: ReactNode;
}

export const RecordForm = ({
  action,
  cancelTo,
  buttons,
  failure,
  children,
  ...form
}: PropsWithChildren<RecordFormProps>) => {
  const t = useT();
  const isNotOffered = useIsNotOffered(action);
  return (
    <GuardedForm {...form}>
      <div className={styles['fields']}>
        <RecordDraft />
        {children}
        {!isNotOffered && <FormFailure>{failure}</FormFailure>}
      </div>
      <FormBar>
        {isNotOffered && <FormNotOffered action={action} />}
        <ButtonLink to={cancelTo}>{t('common.cancel')}</ButtonLink>
        {!isNotOffered && buttons}
      </FormBar>
    </GuardedForm>
  );
};

export const FormSheet = ({ children }: PropsWithChildren) => (
  <div className={styles['sheet']}>{children}</div>
);
