import { companyTime, showDate } from '../../../domain/base/dates.ts';
import { dayAndTime } from '../../../domain/base/formats.ts';
import { useLocalization } from './useLocalization.ts';

export const useInstantText = (): ((instant: string | number) => string) => {
  const { date_format, time_zone } = useLocalization();
  return (instant) => {
    const local = companyTime(instant, time_zone);
    return local ? dayAndTime(showDate(local.day, date_format), local.time) : String(instant);
  };
};
