import { isIsoDate, type IsoDate } from '../../../domain/base/dates.ts';
import { RENEWAL_MONTHS, renewalWarning, renewedDate } from '../../../domain/expiries/renewal.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';

/** The period, in months, that leads to the given date, if any. */
export const monthsOf = (date: IsoDate, previous: IsoDate, today: IsoDate) =>
  RENEWAL_MONTHS.find((months) => renewedDate(previous, months, today).date === date);

interface DateHintProps {
  date: IsoDate;
  previous: IsoDate;
  /** Also tells which date the months are counted from. */
  showsStart?: boolean;
}

/** A hint on a new date: that it may be a slip, or which date it is counted from. */
export const DateHint = ({ date, previous, showsStart }: DateHintProps) => {
  const t = useT();
  const dateText = useDateText();
  const { today } = useCompanyDay();
  if (!isIsoDate(date)) return null;
  const warning = renewalWarning(date, previous, today);
  if (warning) {
    return <p data-tone="warn">{t(`renew.warning.${warning}`, { date: dateText(previous) })}</p>;
  }
  const months = monthsOf(date, previous, today);
  if (!showsStart || !months) return null;
  const from = isIsoDate(previous) ? renewedDate(previous, months, today).from : 'none';
  return <p>{t(`renew.from.${from}`, { date: dateText(previous) })}</p>;
};
