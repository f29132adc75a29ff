import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../../../dataProvider/index.ts';
import { isIsoDate } from '../../../../domain/base/dates.ts';
import { againstHolder, holderPaper } from '../../../../domain/expiries/documentExpiry.ts';
import type { NewDate } from '../../../../domain/expiries/renewal.ts';
import { useMay } from '../../../kit/useMay.ts';
import type { StartValues } from './uploadForm.ts';

/** As the user chose, or by default if it is later. */
export const useNewDateOf = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const may = useMay();
  return async (
    document: StartValues,
    setsDate: boolean | undefined,
  ): Promise<NewDate | undefined> => {
    const paper = holderPaper(document);
    const date = document.expiry_date;
    if (!paper || !isIsoDate(date) || setsDate === false || !may('edit', paper.resource)) {
      return undefined;
    }
    const { resource, id, field } = paper;
    const { data } = await dataProvider.getOne(resource, { id });
    const value: unknown = data[field];
    const previous = typeof value === 'string' && value ? value : null;
    const setsIt = setsDate ?? againstHolder({ expiry_date: date }, previous) === 'later';
    return setsIt && previous !== date ? { resource, id, field, previous, date } : undefined;
  };
};
