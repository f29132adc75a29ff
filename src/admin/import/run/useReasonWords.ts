import { useTranslate } from 'react-admin';

import type { RowState } from '../../../domain/import/run/run.ts';
import { useT } from '../../kit/texts/useT.ts';

/** Why a row is not stored, in the server's words or ours, if known. */
export const useReasonWords = () => {
  const t = useT();
  const translate = useTranslate();
  return (state: RowState): string | undefined => {
    if (state.is === 'refused' && state.why) return t(`importing.result.${state.why}`);
    const reason = 'reason' in state ? state.reason : undefined;
    return reason === undefined ? undefined : translate(reason, { _: reason });
  };
};
