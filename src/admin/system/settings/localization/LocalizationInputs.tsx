import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';

import { showDate } from '../../../../domain/base/dates.ts';
import { dueSoonField } from '../../../../domain/base/dueSoon.ts';
import { EXPIRY_KINDS } from '../../../../domain/base/expiryKinds.ts';
import { inDigits } from '../../../../domain/base/formats.ts';
import { numberOf } from '../../../../domain/base/validation.ts';
import { weekdaysFrom } from '../../../../domain/base/week.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../../domain/settings/language.ts';
import {
  CURRENCIES,
  DATE_FORMATS,
  WEEKDAYS,
  type LocalizationField,
} from '../../../../domain/settings/localization.ts';
import { localizationChecks } from '../../../../domain/settings/localizationChecks.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { useValidator } from '../../../kit/form/useValidator.ts';
import { PillsInput } from '../../../kit/inputs/PillsInput.tsx';
import { SelectInput } from '../../../kit/inputs/SelectInput.tsx';
import { TextInput } from '../../../kit/inputs/TextInput.tsx';
import { useCompanyDay } from '../../../kit/texts/useCompanyDay.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { weekdayName } from '../../../kit/texts/weekdayName.ts';

const useFieldProps = <Source extends LocalizationField>(source: Source) => ({
  source,
  validate: useValidator(source, localizationChecks[source]),
});

const Choice = ({
  source,
  ...props
}: ComponentProps<typeof SelectInput> & { source: LocalizationField }) => (
  <SelectInput {...useFieldProps(source)} {...props} />
);

/** A number of days. Text that is no number stays, as a mistake. */
const DaysInput = ({
  source,
  ...props
}: ComponentProps<typeof TextInput> & { source: LocalizationField }) => (
  <TextInput
    {...useFieldProps(source)}
    {...props}
    inputMode="numeric"
    parse={(text: string) => (text === '' ? null : (numberOf(text) ?? text))}
  />
);

const named = (values: readonly string[]) => values.map((id) => ({ id, name: id }));

export const LocalizationInputs = () => {
  const t = useT();
  const { today } = useCompanyDay();
  const [firstDay, days]: unknown[] = useWatch({ name: ['first_day_of_week', 'due_soon_days'] });
  return (
    <>
      <FormSection title="resources.admin/settings/localization.sections.place">
        <Choice
          source="language"
          choices={LANGUAGES.map((id) => ({ id, name: LANGUAGE_NAMES[id] }))}
          helperText="preferences.localization.languageHint"
        />
        <Choice
          source="time_zone"
          choices={named(Intl.supportedValuesOf('timeZone'))}
          helperText="preferences.localization.zoneHint"
        />
      </FormSection>
      <FormSection title="resources.admin/settings/localization.sections.dates">
        <Choice
          source="date_format"
          choices={DATE_FORMATS.map((id) => ({
            id,
            name: `${id} (${inDigits(showDate(today, id))})`,
          }))}
        />
        <Choice source="currency" choices={named(CURRENCIES)} />
        <Choice
          source="first_day_of_week"
          choices={WEEKDAYS.map((id) => ({ id, name: weekdayName(id, 'long') }))}
        />
        <PillsInput
          {...useFieldProps('weekend')}
          options={weekdaysFrom(Number(firstDay)).map((value) => ({
            value: String(value),
            name: weekdayName(value, 'short'),
          }))}
          format={(days: number[]) => days.map(String)}
          parse={(days: string[]) => days.map(Number)}
          isMultiple
        />
      </FormSection>
      <FormSection title="resources.admin/settings/localization.sections.papers">
        <DaysInput source="due_soon_days" helperText="preferences.localization.dueHint" />
        {EXPIRY_KINDS.map((kind) => (
          <DaysInput
            key={kind}
            source={dueSoonField(kind)}
            helperText={t('preferences.localization.dueKindHint', { days })}
          />
        ))}
      </FormSection>
    </>
  );
};
