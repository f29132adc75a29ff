import { useT } from '../texts/useT.ts';
import { Question } from './Question.tsx';

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
