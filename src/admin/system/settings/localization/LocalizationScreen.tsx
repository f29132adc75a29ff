import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../../../dataProvider/index.ts';
import { listOf } from '../../../../domain/base/formats.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { isLanguage, LANGUAGE_NAMES } from '../../../../domain/settings/language.ts';
import type { Localization } from '../../../../domain/settings/localization.ts';
import { localization } from '../../../../session/localization.ts';
import type { FieldTexts } from '../../../kit/formState/fieldTexts.ts';
import { localizationQuery } from '../../../kit/localizationQuery.ts';
import { useLocalization } from '../../../kit/texts/useLocalization.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { weekdayName } from '../../../kit/texts/weekdayName.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { SingletonForm } from '../SingletonForm.tsx';
import { LocalizationInputs } from './LocalizationInputs.tsx';
import { LocalizationSample } from './LocalizationSample.tsx';

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
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const known = useLocalization();
  const { queryKey, ...options } = localizationQuery(dataProvider);
  // Edits start from the server's current values.
  const query = useQuery({ queryKey, ...options, refetchOnMount: 'always' });
  /** This browser stores the localization because the server does not. */
  const isStoredHere = query.data === null;

  const save = async (values: Localization, previous: Localization) => {
    const saved = isStoredHere ? values : await dataProvider.saveLocalization(values, previous);
    localization.set(saved);
    if (!isStoredHere) queryClient.setQueryData(queryKey, saved);
  };

  return (
    <SettingsPage name="localization">
      {isStoredHere && <Alert tone="info">{t('preferences.localization.notOffered')}</Alert>}
      <SingletonForm
        name={RESOURCES.localization}
        query={query}
        record={query.data === null ? known : query.data}
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
