import type { UploadOptions } from '../../../dataProvider/calls/documentCalls.ts';
import type { AppDataProvider } from '../../../dataProvider/index.ts';
import type { Renewal } from '../../../domain/expiries/renewal.ts';

interface RenewOptions extends UploadOptions {
  /** The date is stored, and the file on its way. */
  onDated?: () => void;
}

/**
 * Stores a renewal: the date first, as it is what keeps a truck on the road and takes an instant, then
 * the document. Where the first fails nothing is stored; where the second fails after `onDated`, the date
 * is, and the rest is tried again without it.
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
