import { Trash2 as DeleteIcon } from 'lucide-react';
import { Button, useRecordContext } from 'react-admin';

import { useMay } from '../useMay.ts';
import { useDeleteRequest } from './DeleteRequest.tsx';

/** Deletes the record of the page, after a question. */
export const DeleteButton = () => {
  const record = useRecordContext();
  const askToDelete = useDeleteRequest();
  const may = useMay();
  if (!may('delete')) return null;
  return (
    <Button
      label="ra.action.delete"
      color="error"
      disabled={!record}
      onClick={() => record && askToDelete(record)}
    >
      <DeleteIcon />
    </Button>
  );
};
