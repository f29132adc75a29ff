import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { StoredUpload, UploadOptions } from '../../../dataProvider/calls/documentCalls.ts';
import type { AppDataProvider } from '../../../dataProvider/index.ts';
import { ROWS } from '../../../dataProvider/rows/collections.ts';
import type { Renewal } from '../../../domain/expiries/renewal.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useTellTwins } from './useTellTwins.tsx';

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
  const dataProvider = useDataProvider<AppDataProvider>();
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
