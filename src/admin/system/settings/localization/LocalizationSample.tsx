import { styled } from '@mui/material';
import { useWatch } from 'react-hook-form';

import { addDays, showDate, todayIn } from '../../../../domain/base/dates.ts';
import { showMoney } from '../../../../domain/base/money.ts';
import { weekdaysFrom } from '../../../../domain/base/week.ts';
import {
  DEFAULT_LOCALIZATION,
  LOCALIZATION_GUARDS,
  readLocalization,
} from '../../../../domain/settings/localization.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { weekdayName } from '../../../kit/texts/weekdayName.ts';

const AMOUNT = 12_345.6;

const Sample = styled('section')(({ theme }) => ({
  inlineSize: '100%',
  marginBlockEnd: theme.spacing(2),
  padding: theme.spacing(2),
  boxSizing: 'border-box',
  borderRadius: 10,
  backgroundColor: theme.palette.background.default,
  '& h2': { ...theme.typography.subtitle2, margin: 0 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: theme.spacing(0.5, 2),
    margin: theme.spacing(1, 0, 0),
    fontSize: '0.875rem',
  },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
}));

const Week = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingInline: 6, borderRadius: 4 },
  '& > li[data-rest]': {
    backgroundColor: theme.palette.action.selected,
    color: theme.palette.primary.main,
    fontWeight: 600,
  },
}));

/** Shows dates, money and the week as the form's values would format them. */
export const LocalizationSample = () => {
  const t = useT();
  const values: Record<string, unknown> = useWatch();
  const shown = readLocalization(values);
  const today = todayIn(shown.time_zone);
  const format = shown.date_format;
  // The number may be invalid while it is being typed.
  const isThreshold = LOCALIZATION_GUARDS.due_soon_days(Number(values['due_soon_days']));
  const days = isThreshold ? shown.due_soon_days : DEFAULT_LOCALIZATION.due_soon_days;
  return (
    <Sample aria-labelledby="localization-sample">
      <h2 id="localization-sample">{t('preferences.localization.sample.title')}</h2>
      <dl>
        <dt>{t('preferences.localization.sample.today')}</dt>
        <dd>{showDate(today, format)}</dd>
        <dt>{t('preferences.localization.sample.due')}</dt>
        <dd>{showDate(addDays(today, days), format)}</dd>
        <dt>{t('preferences.localization.sample.amount')}</dt>
        <dd>{showMoney(AMOUNT, shown.currency)}</dd>
        <dt>{t('preferences.localization.sample.week')}</dt>
        <dd>
          <Week>
            {weekdaysFrom(shown.first_day_of_week).map((weekday) => {
              const isRest = shown.weekend.includes(weekday);
              const day = weekdayName(weekday, 'short');
              return (
                <li key={weekday} data-rest={isRest || undefined}>
                  {isRest ? (
                    <span
                      aria-label={t('preferences.localization.sample.restDay', { day })}
                      role="img"
                    >
                      {day}
                    </span>
                  ) : (
                    day
                  )}
                </li>
              );
            })}
          </Week>
        </dd>
      </dl>
    </Sample>
  );
};
