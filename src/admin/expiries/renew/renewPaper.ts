import type { DataProvider } from 'react-admin';

import type { IsoDate } from '../../../domain/base/dates.ts';
import type { Expiry } from '../../../domain/expiries/expiry.ts';

/** Stores a new date of a paper. Nothing is stored where it fails. */
export const renewPaper = async (
  dataProvider: DataProvider,
  { holder, field, date }: Expiry,
  renewed: IsoDate,
): Promise<void> => {
  await dataProvider.update(holder.resource, {
    id: holder.id,
    data: { [field]: renewed },
    previousData: { id: holder.id, [field]: date || null },
  });
};
