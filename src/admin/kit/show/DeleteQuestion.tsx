import { useEffect, useEffectEvent } from 'react';
import type { RaRecord } from 'react-admin';

import { useDeleteRequest } from '../dialogs/DeleteRequest.tsx';
import { RecordDeleteRequests } from '../dialogs/RecordDeleteRequests.tsx';

interface DeleteQuestionProps {
  record: RaRecord;
  /** How often it was asked for: each time it opens anew. */
  asked: number;
}

const DeleteQuestion = (props: DeleteQuestionProps) => (
  <RecordDeleteRequests>
    <Ask {...props} />
  </RecordDeleteRequests>
);

const Ask = ({ record, asked }: DeleteQuestionProps) => {
  const askToDelete = useDeleteRequest();
  const ask = useEffectEvent(() => askToDelete(record));
  useEffect(() => ask(), [asked]);
  return null;
};

export default DeleteQuestion;
