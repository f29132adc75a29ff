import Delete from '@mui/icons-material/DeleteOutline';
import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';

import { useDeleteRequest } from './DeleteRequest.tsx';

/** Deletes the record of the page, after a question. */
export const DeleteButton = () => {
  const translate = useTranslate();
  const record = useRecordContext();
  const askToDelete = useDeleteRequest();
  return (
    <Button
      color="error"
      startIcon={<Delete />}
      disabled={!record}
      onClick={() => record && askToDelete(record)}
    >
      {translate('ra.action.delete')}
    </Button>
  );
};
