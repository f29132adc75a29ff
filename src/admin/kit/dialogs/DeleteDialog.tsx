import {
  useDelete,
  useGetRecordRepresentation,
  useNotify,
  useRedirect,
  useResourceContext,
  useUnselect,
  type RaRecord,
} from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { ownName } from '../../../domain/base/formats.ts';
import { isolate } from '../../../i18n/fill.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { isRefusal } from '../feedback/recordFailure.ts';
import { useNotifyFailure } from '../feedback/useFailure.ts';
import { recordText, useRecordText } from '../texts/useRecordText.ts';
import { Question } from './Question.tsx';
import { useLinked } from './useLinked.ts';

const textsOf = (record: RaRecord): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([field, value]) =>
      typeof value === 'string' ? [[field, isolate(ownName(record, field))]] : [],
    ),
  );

interface DeleteDialogProps {
  record: RaRecord;
  failedLost?: MessageKey;
  onClose: () => void;
}

const DeleteDialog = ({ record, failedLost, onClose }: DeleteDialogProps) => {
  const text = useRecordText();
  const resource = useResourceContext() ?? '';
  const represent = useGetRecordRepresentation(resource);
  const linked = useLinked(resource, record);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const redirect = useRedirect();
  const unselect = useUnselect(resource);
  const [remove, { isPending }] = useDelete();

  const destroy = () =>
    void remove(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          onClose();
          unselect([record.id]);
          notify(`resources.${resource}.notifications.deleted`, {
            type: 'success',
            messageArgs: { smart_count: 1 },
          });
          redirect('list', resource);
        },
        onError: (error) => {
          onClose();
          const isLost = failedLost && !isRefusal(error);
          const failed = isApiError(error, 'notOffered') ? 'notOffered.delete' : 'failed.delete';
          notifyFailure(isLost ? failedLost : recordText(resource, failed), error);
        },
      },
    );

  return (
    <Question
      isOpen
      isPending={isPending}
      isDestructive
      title={text('delete.title', {
        ...textsOf(record),
        record: isolate(represent(record) as string),
      })}
      content={
        <>
          {text('delete.content')}
          {linked && <> {text('delete.linked', { records: linked })}</>}
        </>
      }
      confirm={text('delete.confirm')}
      onConfirm={destroy}
      onClose={onClose}
    />
  );
};

export default DeleteDialog;
