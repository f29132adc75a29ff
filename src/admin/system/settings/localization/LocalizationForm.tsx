import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { isApiError } from '../../../../dataProvider/apiError.ts';
import type { AppDataProvider } from '../../../../dataProvider/index.ts';
import { showDate } from '../../../../domain/base/dates.ts';
import { weekdaysFrom } from '../../../../domain/base/week.ts';
import {
  CURRENCIES,
  DATE_FORMATS,
  LANGUAGES,
  WEEKDAYS,
  type Localization,
} from '../../../../domain/settings/localization.ts';
import { localizationChecks } from '../../../../domain/settings/localizationChecks.ts';
import { localization } from '../../../../session/localization.ts';
import { useNotifyFailure } from '../../../kit/feedback/useFailure.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { GuardedForm } from '../../../kit/form/GuardedForm.tsx';
import { SaveButton } from '../../../kit/form/SaveButton.tsx';
import { useValidator } from '../../../kit/form/useValidator.ts';
import { PillsInput } from '../../../kit/inputs/PillsInput.tsx';
import { SelectInput } from '../../../kit/inputs/SelectInput.tsx';
import { localizationQuery } from '../../../kit/localizationQuery.ts';
import { SettingsSheet } from '../../../kit/settings/SettingsSheet.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { weekdayName } from '../../../kit/texts/weekdayName.ts';
import { useCompanyDay } from '../../../kit/useCompanyDay.ts';
import { DueSoonInputs } from './DueSoonInputs.tsx';
import { LocalizationSample } from './LocalizationSample.tsx';
import { timeZones } from './names.ts';

const label = (field: keyof Localization) => `preferences.localization.fields.${field}`;

interface LocalizationFormProps {
  /** The form's initial values; only differences from them are saved. */
  stored: Localization;
  /** This browser stores the localization because the server does not. */
  isStoredHere: boolean;
}

export const LocalizationForm = ({ stored, isStoredHere }: LocalizationFormProps) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();

  const save = async (values: Partial<Localization>) => {
    const edited = { ...stored, ...values };
    try {
      const saved = isStoredHere ? edited : await dataProvider.saveLocalization(edited, stored);
      localization.set(saved);
      if (!isStoredHere) queryClient.setQueryData(localizationQuery(dataProvider).queryKey, saved);
      const message = isStoredHere ? 'savedHere' : 'saved';
      notify(`preferences.localization.${message}`, { type: 'success' });
      return undefined;
    } catch (error) {
      notifyFailure('preferences.localization.saveFailed', error);
      return isApiError(error) ? error.body.errors : undefined;
    }
  };

  return (
    <SettingsSheet>
      <GuardedForm record={stored} onSubmit={save}>
        <LocalizationInputs />
        <LocalizationSample />
        <SaveButton />
      </GuardedForm>
    </SettingsSheet>
  );
};

const named = (values: readonly string[]) => values.map((id) => ({ id, name: id }));
const weekdays = WEEKDAYS.map((id) => ({ id, name: weekdayName(id, 'long') }));

const LocalizationInputs = () => {
  const t = useT();
  const { today } = useCompanyDay();
  const firstDay = Number(useWatch({ name: 'first_day_of_week' }));
  return (
    <>
      <FormSection title="preferences.localization.sections.place">
        <SelectInput
          source="language"
          label={label('language')}
          choices={LANGUAGES.map((id) => ({
            id,
            name: t(`preferences.localization.languages.${id}`),
          }))}
          validate={useValidator('language', localizationChecks.language)}
          helperText="preferences.localization.languageHint"
        />
        <SelectInput
          source="time_zone"
          label={label('time_zone')}
          choices={named(timeZones())}
          validate={useValidator('time_zone', localizationChecks.time_zone)}
          helperText="preferences.localization.zoneHint"
        />
      </FormSection>
      <FormSection title="preferences.localization.sections.dates">
        <SelectInput
          source="date_format"
          label={label('date_format')}
          choices={DATE_FORMATS.map((id) => ({ id, name: `${id} (${showDate(today, id)})` }))}
          validate={useValidator('date_format', localizationChecks.date_format)}
        />
        <SelectInput
          source="currency"
          label={label('currency')}
          choices={named(CURRENCIES)}
          validate={useValidator('currency', localizationChecks.currency)}
        />
        <SelectInput
          source="first_day_of_week"
          label={label('first_day_of_week')}
          choices={weekdays}
          validate={useValidator('first_day_of_week', localizationChecks.first_day_of_week)}
        />
        <PillsInput
          source="weekend"
          label={label('weekend')}
          options={weekdaysFrom(firstDay).map((value) => ({
            value: String(value),
            name: weekdayName(value, 'short'),
          }))}
          validate={useValidator('weekend', localizationChecks.weekend)}
          format={(days: number[]) => days.map(String)}
          parse={(days: string[]) => days.map(Number)}
          isMultiple
        />
      </FormSection>
      <DueSoonInputs />
    </>
  );
};
