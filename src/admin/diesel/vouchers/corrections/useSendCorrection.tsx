import type { ReactNode } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { isApiError } from '../../../../dataProvider/apiError.ts';
import { replacementBody } from '../../../../domain/diesel/corrections.ts';
import { useStoredOtherwise } from '../../../kit/conflict/useStoredOtherwise.tsx';
import { isRefusal } from '../../../kit/feedback/recordFailure.ts';
import { useFailureText } from '../../../kit/feedback/useFailure.ts';
import { useRecordType } from '../../../kit/record/RecordTypeContext.ts';
import { recordPath } from '../../../kit/recordPath.ts';
import { useRecordText } from '../../../kit/texts/useRecordText.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { useSession } from '../../../kit/useSession.ts';
import { ByCount } from './ByCount.tsx';
import { REASON } from './CorrectionHead.tsx';
import { CorrectionStopped, useCorrect } from './useCorrect.ts';
import type { Voucher } from './useCorrections.ts';

interface CorrectionFailureProps {
  voucher: string;
  stopped: CorrectionStopped;
}

/** Also says how the correction goes on. */
const CorrectionFailure = ({ voucher: ref, stopped }: CorrectionFailureProps) => {
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

/** Why a correction was not, or only half, recorded. */
interface Stopped {
  words: ReactNode;
  /** By field, for the form. */
  errors: Readonly<Record<string, string>>;
}

/** Opens the voucher that replaces the wrong one; else says how far it got. */
export const useSendCorrection = () => {
  const t = useT();
  const text = useRecordText();
  const type = useRecordType();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const role = useSession()?.user.role;
  const correct = useCorrect();
  const storedOtherwise = useStoredOtherwise();
  return async (
    voucher: Voucher,
    values: Readonly<Record<string, unknown>>,
  ): Promise<Stopped | undefined> => {
    const root = { root: text('failed.addLost') };
    const body = replacementBody(type, voucher, values);
    if (!body) return { words: t('diesel.corrections.unchanged'), errors: root };
    const { ref = '' } = voucher;
    try {
      const reason = values[REASON];
      const stored = await correct(voucher, body, typeof reason === 'string' ? reason : '');
      const { id } = stored;
      const otherwise = storedOtherwise(body, stored);
      notify(
        <>
          <span>{t('diesel.corrections.saved', { ref })}</span>
          {otherwise}
        </>,
        { type: otherwise ? 'warning' : 'success' },
      );
      refresh();
      const path = id === '' ? undefined : recordPath(role, type.name, id);
      void navigate(path ?? `/${type.name}`);
      return undefined;
    } catch (error) {
      if (!(error instanceof CorrectionStopped)) throw error;
      refresh();
      const { cause, isTakenBack } = error;
      const fields = isTakenBack && isApiError(cause) ? cause.body.errors : {};
      return {
        words: <CorrectionFailure voucher={ref ?? ''} stopped={error} />,
        errors: { ...root, ...fields },
      };
    }
  };
};
