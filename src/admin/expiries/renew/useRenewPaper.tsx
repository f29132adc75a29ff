import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';

import type { StoredUpload, UploadOptions } from '../../../dataProvider/calls/documentCalls.ts';
import type { AppDataProvider } from '../../../dataProvider/index.ts';
import { ROWS } from '../../../dataProvider/rows/collections.ts';
import type { FleetDocument } from '../../../domain/documents/documents.ts';
import type { Renewal } from '../../../domain/expiries/renewal.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { isolate } from '../../../i18n/fill.ts';
import { useNotifyFailure } from '../../kit/feedback/useFailure.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useAppDataProvider } from '../../kit/useAppDataProvider.ts';
import { useMay } from '../../kit/useMay.ts';

interface RenewOptions extends UploadOptions {
  /** Called once the date is stored, before the file is sent. */
  onDated?: () => void;
}

/**
 * First the date, which keeps a truck on the road, then the document, which is returned. If the
 * date fails, nothing is stored; if the document fails after `onDated`, only the document is
 * retried.
 */
export const renewPaper = async (
  dataProvider: Pick<AppDataProvider, 'update' | 'uploadDocument'>,
  { date: newDate, document }: Renewal,
  { onDated, ...options }: RenewOptions = {},
): Promise<StoredUpload | undefined> => {
  if (newDate) {
    const { resource, id, field, date, previous } = newDate;
    await dataProvider.update(resource, {
      id,
      data: { [field]: date },
      previousData: { id, [field]: previous },
    });
    onDated?.();
  }
  if (!document) return undefined;
  return dataProvider.uploadDocument(document.values, document.file, options);
};

interface Variables {
  renewal: Renewal;
  options?: Parameters<typeof renewPaper>[2];
}

/** Whatever the outcome, everything that shows the dates is read again. */
export const useRenewPaper = () => {
  const dataProvider = useAppDataProvider();
  const queryClient = useQueryClient();
  const tellTwins = useTellTwins();
  return useMutation<StoredUpload | undefined, Error, Variables>({
    mutationFn: ({ renewal, options }) => renewPaper(dataProvider, renewal, options),
    onSuccess: (stored) => stored && tellTwins(stored.twins),
    onSettled: (_result, _error, { renewal: { date, document } }) => {
      const changed = new Set<string>([
        ...(date ? [date.resource] : []),
        ...(document ? [RESOURCES.documents] : []),
        RESOURCES.activity,
        RESOURCES.overview,
      ]);
      // The rows themselves are read anew by the write. The state of documents depends on their holders' dates.
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [resource, part] }) =>
          (resource === RESOURCES.documents || changed.has(String(resource))) && part !== ROWS,
      });
    },
  });
};

/** The server stored an upload more than once: offers to delete the copies. */
const useTellTwins = () => {
  const t = useT();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const may = useMay();
  const dataProvider = useAppDataProvider();

  return (twins: readonly FleetDocument[]) => {
    const [first] = twins;
    if (!first) return;
    const count = { smart_count: twins.length };
    const remove = () =>
      dataProvider
        .deleteMany(RESOURCES.documents, { ids: twins.map(({ id }) => id) })
        .then(() => {
          notify('resources.fleet/documents.notifications.deleted', {
            type: 'success',
            messageArgs: count,
          });
        })
        .catch((error: unknown) => notifyFailure('resources.fleet/documents.failed.delete', error))
        .finally(refresh);
    notify(
      <>
        <span>{t('renew.twins.stored', { title: isolate(first.title) })}</span>
        {may('delete', RESOURCES.documents) && (
          <Button onClick={() => void remove()}>{t('renew.twins.delete', count)}</Button>
        )}
      </>,
      // Failures stay, while the notice that it was uploaded would replace any other.
      { type: 'error' },
    );
  };
};
