import { checkValidator } from '../../../kit/form/useValidator.ts';
import { TextInput } from '../../../kit/inputs/TextInput.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { REASON_CHECKS } from '../../ReasonField.tsx';
import type { Correction } from './Corrected.tsx';

/** The form's field with the reason of a correction, which the counter-voucher keeps. */
export const REASON = 'correction_reason';

const isGiven = checkValidator(REASON_CHECKS);

/** What saving the form does to the wrong voucher, and what was wrong with it. */
export const CorrectionHead = ({ voucher: { ref }, isTakenBack }: Correction) => {
  const t = useT();
  return (
    <>
      <Alert tone="info">
        {t(`diesel.corrections.${isTakenBack ? 'replacing' : 'correcting'}`, { ref })}
      </Alert>
      {!isTakenBack && (
        <TextInput
          source={REASON}
          label={t('diesel.corrections.reason')}
          validate={isGiven}
          dir="auto"
        />
      )}
    </>
  );
};
