import { useBulkDeleteController, useListContext } from 'react-admin';

import { Question } from '../../dialogs/Question.tsx';
import { useRecordText } from '../../texts/useRecordText.ts';
import { useBulkFailure } from './useBulkFailure.ts';
import { useSelectedNames } from './useSelectedNames.ts';

interface BulkDeleteProps {
  isAsking: boolean;
  onClose: () => void;
}

/** Deletes the selected records, after a question that names them. */
export const BulkDelete = ({ isAsking, onClose }: BulkDeleteProps) => {
  const text = useRecordText();
  const { selectedIds } = useListContext();
  const names = useSelectedNames();
  const notifyFailure = useBulkFailure();
  const { isPending, handleDelete } = useBulkDeleteController({
    mutationMode: 'pessimistic',
    mutationOptions: {
      onError: (error: unknown) => notifyFailure('failed.deleteMany', error),
      onSettled: onClose,
    },
  });
  const count = selectedIds.length;
  return (
    <Question
      isOpen={isAsking}
      loading={isPending}
      title={<span>{text('deleteMany.title', { smart_count: count })}</span>}
      content={<span>{text('deleteMany.content', { names, smart_count: count })}</span>}
      confirm="ra.action.delete"
      confirmColor="warning"
      onConfirm={handleDelete}
      onClose={onClose}
    />
  );
};
