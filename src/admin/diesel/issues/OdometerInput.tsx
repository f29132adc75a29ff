import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { numberOf } from '../../../domain/base/validation.ts';
import { neighboursAt, type Fill } from '../../../domain/diesel/fills/fills.ts';
import type { DieselIssue } from '../../../domain/diesel/issue.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useFieldValidators } from '../../kit/form/useFieldValidators.ts';
import { TextInput } from '../../kit/inputs/TextInput.tsx';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';

import styles from '../vouchers/form.module.css';

/** The fill before or after a moment that a reading contradicts. */
const contradiction = (fills: readonly Fill<DieselIssue>[], at: number, km: number) => {
  const { before, after } = neighboursAt(fills, at);
  if (before?.km !== undefined && km < before.km) return { fill: before, is: 'below' as const };
  if (after?.km !== undefined && km > after.km) return { fill: after, is: 'above' as const };
  return undefined;
};

/** The odometer. A reading that contradicts the fill before or after it must be confirmed. */
export const OdometerInput = ({ fills }: { fills: readonly Fill<DieselIssue>[] }) => {
  const t = useT();
  const instantText = useInstantText();
  const { trigger } = useFormContext();
  const [confirmed, confirm] = useState<number>();
  const [at, odometer]: unknown[] = useWatch({ name: ['at', 'odometer_km'] });
  const km = numberOf(odometer);
  const until = Date.parse(String(at));
  const wrong = km === undefined ? undefined : contradiction(fills, until, km);
  const isConfirmed = (value: unknown) => {
    const typed = numberOf(value);
    return typed !== undefined && typed !== confirmed && contradiction(fills, until, typed)
      ? { message: 'diesel.issue.odometerAsk' satisfies MessageKey, args: {} }
      : undefined;
  };
  const checks = useFieldValidators('odometer_km');
  return (
    <div>
      <TextInput source="odometer_km" validate={[...checks, isConfirmed]} inputMode="numeric" />
      {wrong && km !== confirmed && (
        <div className={styles.ask}>
          {t(`diesel.issue.${wrong.is}`, {
            km: wrong.fill.km?.toLocaleString(),
            at: instantText(wrong.fill.row.at ?? ''),
          })}
          <Button
            look="outlined"
            onClick={() => {
              confirm(km);
              // Clears the message beside the field once it is confirmed.
              setTimeout(() => void trigger('odometer_km'));
            }}
          >
            {t('diesel.issue.keepOdometer')}
          </Button>
        </div>
      )}
    </div>
  );
};
