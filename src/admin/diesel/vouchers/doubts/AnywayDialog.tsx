import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

import { maxLength, problemsOf, required } from '../../../../domain/base/validation.ts';
import { type Doubt, MAX_REASON } from '../../../../domain/diesel/doubts.ts';
import { controlOf, Field } from '../../../kit/inputs/Field.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { Dialog, DialogForm } from '../../../kit/ui/Dialog.tsx';
import { useDoubtText } from './useDoubtText.ts';

import styles from '../form.module.css';

interface AnywayDialogProps {
  doubts: readonly Doubt[];
  /** What was typed before, if the voucher could not be sent. */
  reason: string;
  onReason: (reason: string) => void;
  onAnyway: () => void;
  onClose: () => void;
}

/** Asks once about everything that is doubted. To record it anyway needs a reason. */
export const AnywayDialog = ({
  doubts,
  reason,
  onReason,
  onAnyway,
  onClose,
}: AnywayDialogProps) => {
  const t = useT();
  const translate = useTranslate();
  const textOf = useDoubtText();
  const [isTried, setTried] = useState(false);
  const { reason: problem } = problemsOf({ reason: [required, maxLength(MAX_REASON)] }, { reason });
  const isWrong = isTried && problem !== undefined;
  const frame = {
    id: useId(),
    label: t('diesel.doubts.reason'),
    hint: isWrong ? (
      <span role="alert">{translate(`validation.${problem.code}`, problem)}</span>
    ) : (
      t('diesel.doubts.kept')
    ),
    isWrong,
  };
  return (
    <Dialog title={t('diesel.doubts.title')} onClose={onClose}>
      <DialogForm
        submit={t('diesel.doubts.anyway')}
        cancel={t('diesel.doubts.back')}
        onCancel={onClose}
        onSubmit={() => {
          setTried(true);
          if (problem) document.getElementById(frame.id)?.focus();
          else onAnyway();
        }}
      >
        <ul className={styles.doubtList}>
          {doubts.map((doubt) => (
            <li key={doubt.code}>{textOf(doubt)}</li>
          ))}
        </ul>
        <Field {...frame}>
          <textarea
            {...controlOf(frame)}
            rows={2}
            dir="auto"
            value={reason}
            data-first
            onChange={({ target }) => onReason(target.value)}
          />
        </Field>
      </DialogForm>
    </Dialog>
  );
};
