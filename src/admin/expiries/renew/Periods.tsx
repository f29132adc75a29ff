import { isIsoDate, type IsoDate } from '../../../domain/base/dates.ts';
import { RENEWAL_MONTHS, renewalWarning, renewedDate } from '../../../domain/expiries/renewal.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Chips } from '../../kit/ui/Chips.tsx';

const usePeriodName = () => {
  const t = useT();
  return (months: number) =>
    months % 12 === 0
      ? t('renew.years', { smart_count: months / 12 })
      : t('renew.months', { smart_count: months });
};

interface PeriodsProps {
  label: string;
  chosen: number | undefined;
  isOff?: boolean;
  onChoose: (months: number) => void;
}

export const Periods = ({ label, chosen, isOff, onChoose }: PeriodsProps) => {
  const nameOf = usePeriodName();
  return (
    <Chips
      label={label}
      chips={RENEWAL_MONTHS.map((id) => ({ id, content: nameOf(id) }))}
      chosen={RENEWAL_MONTHS.find((months) => months === chosen)}
      isOff={isOff}
      onChoose={onChoose}
    />
  );
};

/** The period, in months, that leads to the given date, if any. */
export const monthsOf = (date: IsoDate, previous: IsoDate, today: IsoDate) =>
  RENEWAL_MONTHS.find((months) => renewedDate(previous, months, today).date === date);

interface DateHintProps {
  date: IsoDate;
  previous: IsoDate;
  /** Also tells which date the months are counted from. */
  showsStart?: boolean;
}

/** That the date may be a slip, or which date it is counted from. */
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
