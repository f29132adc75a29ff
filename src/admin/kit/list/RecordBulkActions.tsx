import { Trash2 as DeleteIcon } from 'lucide-react';
import { useState } from 'react';
import { BulkExportButton, Button } from 'react-admin';

import { DeleteManyQuestion } from '../dialogs/DeleteManyQuestion.tsx';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { useMay } from '../useMay.ts';
import { BulkStatusButton } from './BulkStatusButton.tsx';
import { useBulkFailure } from './useBulkFailure.ts';
import { useSelectedNames } from './useSelectedNames.ts';

/** What can be done with several records at once. */
export const RecordBulkActions = () => {
  const may = useMay();
  const { status } = useRecordType().fields;
  return (
    <>
      {status?.kind === 'select' && may('edit') && <BulkStatusButton statuses={status.options} />}
      {may('export') && <BulkExportButton />}
      {may('delete') && <BulkDelete />}
    </>
  );
};

const BulkDelete = () => {
  const [isAsking, setAsking] = useState(false);
  const names = useSelectedNames();
  const notifyFailure = useBulkFailure();
  return (
    <>
      <Button label="ra.action.delete" color="error" onClick={() => setAsking(true)}>
        <DeleteIcon />
      </Button>
      <DeleteManyQuestion
        isOpen={isAsking}
        names={names}
        onFailure={(error) => notifyFailure('failed.deleteMany', error)}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
