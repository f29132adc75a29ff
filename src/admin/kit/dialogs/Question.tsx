import { useState, type ReactNode } from 'react';
import { useEvent, useNotify } from 'react-admin';

import { useLazyPart } from '../lazyScreen.ts';

export interface QuestionProps {
  isOpen: boolean;
  title: ReactNode;
  content?: ReactNode;
  /** What is done, with its verb: 'Delete driver'. */
  confirm: string;
  /** What is kept by not doing it, where that is more than 'Cancel'. */
  cancel?: string;
  /** Something is lost for good. */
  isDestructive?: boolean;
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const loadDialog = () => import('./QuestionDialog.tsx');

/** Asks before something is done. A list has one before it has any dialog, so it is fetched when asked. */
export const Question = (props: QuestionProps) => {
  const notify = useNotify();
  const [wasOpen, setWasOpen] = useState(false);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  const giveUp = useEvent(() => {
    setWasOpen(false);
    props.onClose();
    notify('errors.network', { type: 'error' });
  });
  const { Part: Dialog } = useLazyPart(loadDialog, wasOpen, giveUp);
  return Dialog ? <Dialog {...props} /> : null;
};
