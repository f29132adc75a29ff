import { showDate, type IsoDate } from '../../../domain/base/dates.ts';
import { inDigits } from '../../../domain/base/formats.ts';
import { useLocalization } from './useLocalization.ts';

export const useDateText = (): ((date: IsoDate) => string) => {
  const { date_format } = useLocalization();
  return (date) => inDigits(showDate(date, date_format));
};
