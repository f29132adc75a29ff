import { showDate, type IsoDate } from '../../../domain/base/dates.ts';
import { useLocalization } from '../useLocalization.ts';

/** Writes dates in the company's format. Text that is no date stays as it is. */
export const useDateText = (): ((date: IsoDate) => string) => {
  const { date_format } = useLocalization();
  return (date) => showDate(date, date_format);
};
