import { useBulkDeleteController, useListContext } from 'react-admin';

import { Question } from '../../dialogs/Question.tsx';
import { useRecordText } from '../../texts/useRecordText.ts';
import { useBulkFailure } from './useBulkFailure.ts';
import { useSelectedNames } from './useSelectedNames.ts';

interface BulkDeleteProps {
  isAsking: boolean;
  onClose: () => void;
}

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
      isPending={isPending}
      isDestructive
      title={text('deleteMany.title', { smart_count: count })}
      content={text('deleteMany.content', { names, smart_count: count })}
      confirm={text('deleteMany.confirm', { smart_count: count })}
      onConfirm={handleDelete}
      onClose={onClose}
    />
  );
};
