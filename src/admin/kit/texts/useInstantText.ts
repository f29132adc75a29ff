import { companyTime, showDate } from '../../../domain/base/dates.ts';
import { useLocalization } from '../useLocalization.ts';

/** Writes instants by the company's calendar and clock. Text that is no instant stays as it is. */
export const useInstantText = (): ((instant: string) => string) => {
  const { date_format, time_zone } = useLocalization();
  return (instant) => {
    const local = companyTime(instant, time_zone);
    return local ? `${showDate(local.day, date_format)} ${local.time}` : instant;
  };
};
