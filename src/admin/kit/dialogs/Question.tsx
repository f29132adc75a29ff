import { useId, type ReactNode } from 'react';

import { useT } from '../texts/useT.ts';
import { Button } from '../ui/Button.tsx';
import { useModalDialog } from '../ui/useModalDialog.ts';

import styles from './Question.module.css';

interface QuestionProps {
  isOpen: boolean;
  title: ReactNode;
  content?: ReactNode;
  /** The action, with its verb: 'Delete driver'. */
  confirm: string;
  /** The alternative, if it says more than 'Cancel'. */
  cancel?: string;
  isDestructive?: boolean;
  isPending?: boolean;
  /** Ends what is pending. */
  onCancel?: () => void;
  onConfirm: () => void;
  onClose: () => void;
}

export const Question = ({ isOpen, ...props }: QuestionProps) =>
  isOpen ? <QuestionDialog {...props} /> : null;

/** When something would be lost, the Enter key keeps it. */
const QuestionDialog = ({
  title,
  content,
  confirm,
  cancel,
  isDestructive = false,
  isPending = false,
  onCancel,
  onConfirm,
  onClose,
}: Omit<QuestionProps, 'isOpen'>) => {
  const t = useT();
  const id = useId();
  const close = isPending ? onCancel : onClose;
  const modal = useModalDialog(() => close?.());
  return (
    // Escape closes it as well; a click outside is for the pointer only.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...modal}
      className={styles.question}
      aria-labelledby={`${id}title`}
      aria-describedby={content ? `${id}content` : undefined}
      onClick={(event) => {
        // The row or form around the question may handle clicks itself.
        event.stopPropagation();
        if (event.target === event.currentTarget) close?.();
      }}
    >
      <div className="stack gap-2">
        <h2 id={`${id}title`} className="title">
          {title}
        </h2>
        {content && (
          <p id={`${id}content`} className="soft">
            {content}
          </p>
        )}
        <div className={`row end above ${styles.buttons}`}>
          <Button disabled={!close} data-first={isDestructive || undefined} onClick={close}>
            {cancel ?? t('common.cancel')}
          </Button>
          <Button
            look="contained"
            tone={isDestructive ? 'bad' : undefined}
            disabled={isPending}
            data-first={!isDestructive || undefined}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </div>
      </div>
    </dialog>
  );
};

interface DiscardQuestionProps {
  isOpen: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks before typed text is lost. */
export const DiscardQuestion = ({ isOpen, onDiscard, onKeep }: DiscardQuestionProps) => {
  const t = useT();
  return (
    <Question
      isOpen={isOpen}
      title={t('common.unsaved.title')}
      content={t('common.unsaved.content')}
      confirm={t('common.unsaved.discard')}
      cancel={t('common.unsaved.keep')}
      isDestructive
      onConfirm={onDiscard}
      onClose={onKeep}
    />
  );
};
