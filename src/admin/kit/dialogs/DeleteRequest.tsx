import { Trash2 } from 'lucide-react';
import { createContext, useContext, useState, type PropsWithChildren } from 'react';
import { useNotify, useRecordContext, useTranslate, type RaRecord } from 'react-admin';

import type { MessageKey } from '../../../i18n/messages.ts';
import { lazyScreen } from '../lazyScreen.ts';
import { usePreload } from '../preload.ts';
import { Button } from '../ui/Button.tsx';
import { useMay } from '../useMay.ts';
import { DialogBoundary } from './DialogBoundary.tsx';

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

const DeleteDialog = lazyScreen(() => import('./DeleteDialog.tsx'));

export const DeleteRequests = ({ children }: PropsWithChildren) => {
  const [record, setRecord] = useState<RaRecord>();
  const notify = useNotify();
  const { reasonNotDeletable, failedLost } = useContext(DeleteRuleContext);
  usePreload(DeleteDialog.preload);

  const ask = (requested: RaRecord) => {
    if (!reasonNotDeletable) return setRecord(requested);
    void reasonNotDeletable(requested).then((reason) =>
      reason
        ? notify(reason, { type: 'warning', messageArgs: { _: reason } })
        : setRecord(requested),
    );
  };

  const close = () => setRecord(undefined);
  return (
    <DeleteRequestContext value={ask}>
      {children}
      <DialogBoundary onClose={close}>
        {record && <DeleteDialog record={record} failedLost={failedLost} onClose={close} />}
      </DialogBoundary>
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
