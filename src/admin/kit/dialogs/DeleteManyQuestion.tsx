import { useDeleteMany, useListContext, useNotify, useResourceContext } from 'react-admin';

import { recordText, useRecordText } from '../texts/useRecordText.ts';
import { Question } from './Question.tsx';

interface DeleteManyQuestionProps {
  isOpen: boolean;
  /** The selected records by name. */
  names: string;
  onFailure: (error: unknown) => void;
  onClose: () => void;
}

/** Asks whether the selected records of a list are to be deleted, and deletes them. */
export const DeleteManyQuestion = ({
  isOpen,
  names,
  onFailure,
  onClose,
}: DeleteManyQuestionProps) => {
  const text = useRecordText();
  const notify = useNotify();
  const resource = useResourceContext() ?? '';
  const { selectedIds, onUnselectItems } = useListContext();
  const [removeMany, { isPending }] = useDeleteMany();
  const smart_count = selectedIds.length;
  const remove = () =>
    void removeMany(
      resource,
      { ids: selectedIds },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(recordText(resource, 'notifications.deleted'), {
            type: 'success',
            messageArgs: { smart_count },
          });
          onUnselectItems();
        },
        onError: onFailure,
        onSettled: onClose,
      },
    );
  return (
    <Question
      isOpen={isOpen}
      isPending={isPending}
      isDestructive
      title={text('deleteMany.title', { smart_count })}
      content={text('deleteMany.content', { names, smart_count })}
      confirm={text('deleteMany.confirm', { smart_count })}
      onConfirm={remove}
      onClose={onClose}
    />
  );
};
