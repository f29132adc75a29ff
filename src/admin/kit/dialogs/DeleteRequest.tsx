import { Trash2 } from 'lucide-react';
import { createContext, useContext, useState, type PropsWithChildren } from 'react';
import {
  useDelete,
  useGetRecordRepresentation,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
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
import { Button } from '../ui/Button.tsx';
import { useMay } from '../useMay.ts';
import { Question } from './Question.tsx';

const DeleteRequestContext = createContext<(record: RaRecord) => void>(() => undefined);

export const useDeleteRequest = () => useContext(DeleteRequestContext);

interface DeleteRule {
  stays?: (record: RaRecord) => boolean;
  /** Shown instead of the question; undefined if the record can be deleted. */
  reasonNotDeletable?: (record: RaRecord) => Promise<string | undefined>;
  /** If it differs from `failed` where the server was unreachable. */
  failedLost?: MessageKey;
}

const DeleteRuleContext = createContext<DeleteRule>({});

export const DeleteRuleProvider = DeleteRuleContext.Provider;

export const useIsUndeletable = (record: RaRecord | undefined): boolean => {
  const { stays } = useContext(DeleteRuleContext);
  return record !== undefined && stays?.(record) === true;
};

const textsOf = (record: RaRecord): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([field, value]) =>
      typeof value === 'string' ? [[field, isolate(ownName(record, field))]] : [],
    ),
  );

export const DeleteRequests = ({ children }: PropsWithChildren) => {
  const text = useRecordText();
  const resource = useResourceContext() ?? '';
  const represent = useGetRecordRepresentation(resource);
  const [record, setRecord] = useState<RaRecord>();
  const [isOpen, setOpen] = useState(false);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const redirect = useRedirect();
  const unselect = useUnselect(resource);
  const [remove, { isPending }] = useDelete();
  const { reasonNotDeletable, failedLost } = useContext(DeleteRuleContext);

  const open = (requested: RaRecord) => {
    setRecord(requested);
    setOpen(true);
  };

  const ask = (requested: RaRecord) => {
    if (!reasonNotDeletable) return open(requested);
    void reasonNotDeletable(requested).then((reason) =>
      reason ? notify(reason, { type: 'warning', messageArgs: { _: reason } }) : open(requested),
    );
  };

  const destroy = () => {
    if (!record) return;
    void remove(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          setOpen(false);
          unselect([record.id]);
          notify(`resources.${resource}.notifications.deleted`, {
            type: 'success',
            messageArgs: { smart_count: 1 },
          });
          redirect('list', resource);
        },
        onError: (error) => {
          setOpen(false);
          const isLost = failedLost && !isRefusal(error);
          const failed = isApiError(error, 'notOffered') ? 'notOffered.delete' : 'failed.delete';
          notifyFailure(isLost ? failedLost : recordText(resource, failed), error);
        },
      },
    );
  };

  return (
    <DeleteRequestContext value={ask}>
      {children}
      <Question
        isOpen={isOpen}
        isPending={isPending}
        isDestructive
        title={
          record &&
          text('delete.title', {
            ...textsOf(record),
            record: isolate(represent(record) as string),
          })
        }
        content={text('delete.content')}
        confirm={text('delete.confirm')}
        onConfirm={destroy}
        onClose={() => setOpen(false)}
      />
    </DeleteRequestContext>
  );
};

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
