import { AlarmClock as SnoozeIcon } from 'lucide-react';
import { useState, type FormEvent } from 'react';

import { isIsoDate, type IsoDate } from '../../../domain/base/dates.ts';
import { SNOOZE_CHOICES, snoozeDays } from '../../../domain/notifications/sections.ts';
import { DateField } from '../../kit/inputs/DateField.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button, IconButton } from '../../kit/ui/Button.tsx';
import { Popover } from '../../kit/ui/Popover.tsx';

import styles from './Snooze.module.css';

const SnoozeChoice = ({ onChoose }: { onChoose: (until: IsoDate) => void }) => {
  const t = useT();
  const dateText = useDateText();
  const { today, first_day_of_week } = useCompanyDay();
  const days = snoozeDays(today, first_day_of_week);
  const [date, setDate] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isIsoDate(date) && date > today) onChoose(date);
    else setWrong(true);
  };
  return (
    <>
      <h3 className={styles.title}>{t('bell.snooze.title')}</h3>
      {SNOOZE_CHOICES.map((choice) => (
        <button
          key={choice}
          type="button"
          className={styles.choice}
          onClick={() => onChoose(days[choice])}
        >
          {t(`bell.snooze.${choice}`)} <time className="soft">{dateText(days[choice])}</time>
        </button>
      ))}
      <form className={styles.form} noValidate onSubmit={submit}>
        <DateField
          label={t('bell.snooze.date')}
          value={date}
          onChange={(value) => {
            setDate(value);
            setWrong(false);
          }}
          hint={isWrong && t('bell.snooze.future')}
          isWrong={isWrong}
        />
        <Button type="submit" look="outlined">
          {t('bell.snooze.confirm')}
        </Button>
      </form>
    </>
  );
};

interface SnoozeButtonProps {
  name: string;
  onSnooze: (until: IsoDate) => void;
}

export const SnoozeButton = ({ name, onSnooze }: SnoozeButtonProps) => {
  const t = useT();
  return (
    <Popover
      kind="dialog"
      label={t('bell.snooze.title')}
      className={styles.panel}
      button={(props) => (
        <IconButton label={t('bell.snooze.button', { name })} {...props}>
          <SnoozeIcon />
        </IconButton>
      )}
    >
      {(close) => (
        <SnoozeChoice
          onChoose={(until) => {
            close();
            onSnooze(until);
          }}
        />
      )}
    </Popover>
  );
};
