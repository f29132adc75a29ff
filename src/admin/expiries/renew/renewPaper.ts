import type { UploadOptions } from '../../../dataProvider/calls/documentCalls.ts';
import type { AppDataProvider } from '../../../dataProvider/index.ts';
import type { Renewal } from '../../../domain/expiries/renewal.ts';

interface RenewOptions extends UploadOptions {
  /** Called once the date is stored, before the file is sent. */
  onDated?: () => void;
}

/**
 * Stores a renewal: first the date, which keeps a truck on the road and takes an instant, then the
 * document. If the date fails, nothing is stored; if the document fails after `onDated`, the date is
 * stored and only the document is retried.
 */
export const renewPaper = async (
  dataProvider: Pick<AppDataProvider, 'update' | 'uploadDocument'>,
  { date: newDate, document }: Renewal,
  { onDated, ...options }: RenewOptions = {},
): Promise<void> => {
  if (newDate) {
    const { resource, id, field, date, previous } = newDate;
    await dataProvider.update(resource, {
      id,
      data: { [field]: date },
      previousData: { id, [field]: previous },
    });
    onDated?.();
  }
  if (document) await dataProvider.uploadDocument(document.values, document.file, options);
};
