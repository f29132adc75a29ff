import { useWatch } from 'react-hook-form';

import { addDays, showDate, todayIn } from '../../../../domain/base/dates.ts';
import { inDigits, listOf } from '../../../../domain/base/formats.ts';
import { showMoney } from '../../../../domain/base/money.ts';
import { weekdaysFrom } from '../../../../domain/base/week.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { isLanguage, LANGUAGE_NAMES } from '../../../../domain/settings/language.ts';
import {
  DEFAULT_LOCALIZATION,
  isValidSetting,
  readLocalization,
  type Localization,
} from '../../../../domain/settings/localization.ts';
import { serverClock } from '../../../../session/serverClock.ts';
import type { FieldTexts } from '../../../kit/formState/fieldTexts.ts';
import { FactList } from '../../../kit/show/FactList.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { weekdayName } from '../../../kit/texts/weekdayName.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { SingletonForm } from '../SingletonForm.tsx';
import { LocalizationInputs } from './LocalizationInputs.tsx';
import { useStoredLocalization } from './useStoredLocalization.ts';

import styles from './LocalizationSample.module.css';

const dayName = (day: unknown) => weekdayName(Number(day), 'long');

const fieldTexts: FieldTexts = {
  value: (field, value) => {
    if (field === 'weekend' && Array.isArray(value)) return listOf(value.map(dayName)) || undefined;
    if (field === 'first_day_of_week') return dayName(value);
    return field === 'language' && isLanguage(value) ? LANGUAGE_NAMES[value] : undefined;
  },
};

const LocalizationScreen = () => {
  const t = useT();
  const { query, record, isStoredHere, save } = useStoredLocalization();
  return (
    <SettingsPage name="localization">
      {isStoredHere && <Alert tone="info">{t('preferences.localization.notOffered')}</Alert>}
      <SingletonForm
        name={RESOURCES.localization}
        query={query}
        record={record}
        save={save}
        fieldTexts={fieldTexts}
        loadFailed="preferences.localization.loadFailed"
        draft="localization"
        texts={{
          saved: `preferences.localization.${isStoredHere ? 'savedHere' : 'saved'}`,
          refused: 'preferences.localization.saveFailed',
          lost: 'preferences.localization.saveFailed',
        }}
      >
        <LocalizationInputs />
        <LocalizationSample />
      </SingletonForm>
    </SettingsPage>
  );
};

const AMOUNT = 12_345.6;

const LocalizationSample = () => {
  const t = useT();
  const values: Record<string, unknown> = useWatch();
  const shown = readLocalization(values);
  const today = todayIn(shown.time_zone, serverClock.now());
  const format = shown.date_format;
  // The number may be invalid while it is being typed.
  const isThreshold = isValidSetting('due_soon_days', Number(values['due_soon_days']));
  const days = isThreshold ? shown.due_soon_days : DEFAULT_LOCALIZATION.due_soon_days;
  const fact = (name: 'today' | 'due' | 'amount', value: string) => ({
    name: t(`preferences.localization.sample.${name}`),
    value,
  });
  return (
    <section className="stack gap-2 well below" aria-labelledby="localization-sample">
      <h2 id="localization-sample">{t('preferences.localization.sample.title')}</h2>
      <FactList
        facts={[
          fact('today', inDigits(showDate(today, format))),
          fact('due', inDigits(showDate(addDays(today, days), format))),
          fact('amount', showMoney(AMOUNT, shown.currency)),
          { name: t('preferences.localization.sample.week'), value: <Week {...shown} /> },
        ]}
      />
    </section>
  );
};

const Week = ({ first_day_of_week, weekend }: Localization) => {
  const t = useT();
  return (
    <ol className={`row gap-1 ${styles.week}`}>
      {weekdaysFrom(first_day_of_week).map((weekday) => {
        const day = weekdayName(weekday, 'short');
        return weekend.includes(weekday) ? (
          <li key={weekday} data-rest>
            <span aria-label={t('preferences.localization.sample.restDay', { day })} role="img">
              {day}
            </span>
          </li>
        ) : (
          <li key={weekday}>{day}</li>
        );
      })}
    </ol>
  );
};

export default LocalizationScreen;
