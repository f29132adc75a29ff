import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { Button, useRecordContext } from 'react-admin';

import { useDeleteRequest } from './DeleteRequest.tsx';

/** Deletes the record of the page, after a question. */
export const DeleteButton = () => {
  const record = useRecordContext();
  const askToDelete = useDeleteRequest();
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
