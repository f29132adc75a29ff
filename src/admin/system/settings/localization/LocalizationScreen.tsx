import { listOf } from '../../../../domain/base/formats.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { isLanguage, LANGUAGE_NAMES } from '../../../../domain/settings/language.ts';
import type { FieldTexts } from '../../../kit/formState/fieldTexts.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { weekdayName } from '../../../kit/texts/weekdayName.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { SingletonForm } from '../SingletonForm.tsx';
import { LocalizationInputs } from './LocalizationInputs.tsx';
import { LocalizationSample } from './LocalizationSample.tsx';
import { useStoredLocalization } from './useStoredLocalization.ts';

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

export default LocalizationScreen;
