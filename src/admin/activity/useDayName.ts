import { addDays, type IsoDate } from '../../domain/base/dates.ts';
import { useCompanyDay } from '../kit/texts/useCompanyDay.ts';
import { useDateText } from '../kit/texts/useDateText.ts';
import { useT } from '../kit/texts/useT.ts';

export const useDayName = (): ((day: IsoDate | undefined) => string) => {
  const t = useT();
  const dateText = useDateText();
  const { today } = useCompanyDay();
  return (day) => {
    if (day === undefined) return t('resources.fleet/activity.days.unknown');
    if (day === today) return t('resources.fleet/activity.days.today');
    if (day === addDays(today, -1)) return t('resources.fleet/activity.days.yesterday');
    return dateText(day);
  };
};
