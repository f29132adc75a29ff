import { NumberInput } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { dueSoonField } from '../../../../domain/expiries/dueSoon.ts';
import { EXPIRY_KINDS, type ExpiryKind } from '../../../../domain/expiries/expiry.ts';
import type { Localization } from '../../../../domain/settings/localization.ts';
import { localizationChecks } from '../../../../domain/settings/localizationChecks.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { useValidator } from '../../../kit/form/useValidator.ts';
import { useT } from '../../../kit/texts/useT.ts';

const KindInput = ({ kind }: { kind: ExpiryKind }) => {
  const t = useT();
  const source = dueSoonField(kind);
  const days = useWatch<Localization, 'due_soon_days'>({ name: 'due_soon_days' });
  return (
    <NumberInput
      source={source}
      label={t('preferences.localization.fields.due_soon_days_of', {
        kind: t(`common.expiryKinds.${kind}`),
      })}
      validate={useValidator(source, localizationChecks[source])}
      helperText={t('preferences.localization.dueKindHint', { days })}
    />
  );
};

/** How many days ahead a date counts as expiring soon: for all kinds, and optionally for each kind. */
export const DueSoonInputs = () => (
  <FormSection title="preferences.localization.sections.papers">
    <NumberInput
      source="due_soon_days"
      label="preferences.localization.fields.due_soon_days"
      validate={useValidator('due_soon_days', localizationChecks.due_soon_days)}
      helperText="preferences.localization.dueHint"
      sx={{ gridColumn: '1 / -1' }}
    />
    {EXPIRY_KINDS.map((kind) => (
      <KindInput key={kind} kind={kind} />
    ))}
  </FormSection>
);
