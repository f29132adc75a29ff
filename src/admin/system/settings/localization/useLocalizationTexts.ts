import { listOf } from '../../../../domain/base/formats.ts';
import { dueSoonField } from '../../../../domain/expiries/dueSoon.ts';
import { EXPIRY_KINDS } from '../../../../domain/expiries/kinds.ts';
import { isLanguage } from '../../../../domain/settings/language.ts';
import type { LocalizationField } from '../../../../domain/settings/localization.ts';
import type { FieldTexts } from '../../../kit/form/fieldTexts.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { weekdayName } from '../../../kit/texts/weekdayName.ts';

/** The names of the localization's fields, and their values in words. */
export const useLocalizationTexts = (): FieldTexts => {
  const t = useT();
  return {
    label: (field) => {
      const kind = EXPIRY_KINDS.find((one) => dueSoonField(one) === field);
      return kind
        ? t('preferences.localization.fields.due_soon_days_of', {
            kind: t(`common.expiryKinds.${kind}`),
          })
        : t(
            `preferences.localization.fields.${field as Extract<LocalizationField, 'time_zone' | 'weekend'>}`,
          );
    },
    value: (field, value) => {
      if (field === 'weekend' && Array.isArray(value)) {
        return listOf(value.map((day) => weekdayName(Number(day), 'long'))) || undefined;
      }
      if (field === 'first_day_of_week') return weekdayName(Number(value), 'long');
      return field === 'language' && isLanguage(value)
        ? t(`preferences.localization.languages.${value}`)
        : undefined;
    },
  };
};
