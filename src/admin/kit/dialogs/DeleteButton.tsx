import { Trash2 } from 'lucide-react';
import { useRecordContext, useTranslate } from 'react-admin';

import { Button } from '../ui/Button.tsx';
import { useMay } from '../useMay.ts';
import { useDeleteRequest, useIsUndeletable } from './DeleteRequest.tsx';

/** Deletes the page's record after asking. */
export const DeleteButton = () => {
  const translate = useTranslate();
  const record = useRecordContext();
  const askToDelete = useDeleteRequest();
  const may = useMay();
  const stays = useIsUndeletable(record);
  if (stays || !may('delete')) return null;
  return (
    <Button look="quiet" disabled={!record} onClick={() => record && askToDelete(record)}>
      <Trash2 />
      {translate('ra.action.delete')}
    </Button>
  );
};
