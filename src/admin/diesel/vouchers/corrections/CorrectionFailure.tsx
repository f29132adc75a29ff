import { isApiError } from '../../../../dataProvider/apiError.ts';
import { isRefusal } from '../../../kit/feedback/recordFailure.ts';
import { useFailureText } from '../../../kit/feedback/useFailure.ts';
import { ByCount } from './ByCount.tsx';
import type { CorrectionStopped } from './useCorrect.ts';

interface CorrectionFailureProps {
  /** The number of the voucher. */
  voucher: string;
  stopped: CorrectionStopped;
}

/** How far a correction got, and how it goes on. */
export const CorrectionFailure = ({ voucher: ref, stopped }: CorrectionFailureProps) => {
  const failureText = useFailureText();
  const { isTakenBack, cause } = stopped;
  const isUnknown = isApiError(cause, 'unknownOutcome');
  if (isUnknown) {
    const step = isTakenBack ? 'replaceUnknown' : 'takeBackUnknown';
    return failureText(`diesel.corrections.${step}`, undefined, { ref });
  }
  return (
    <>
      {failureText(`diesel.corrections.${isTakenBack ? 'notReplaced' : 'notTakenBack'}`, cause, {
        ref,
      })}
      {!isTakenBack && isRefusal(cause) && <ByCount />}
    </>
  );
};
