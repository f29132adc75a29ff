import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import type { MessageKey } from '../../../i18n/messages.ts';

/** These messages are complete; 'Nothing was changed.' before them could be wrong. */
const isCompleteMessage = (error: unknown) =>
  isApiError(
    error,
    'unknownOutcome',
    'partiallyReassigned',
    'changedElsewhere',
    'notFound',
    'notOffered',
    'notKept',
    'beyondList',
    'forbidden',
    'unauthorized',
    'outdated',
  );

/** What failed, and why; a phrase that is not a sentence gets a colon. */
const joined = (failed: string, reason: string): string => {
  if (!reason) return failed;
  return /[.!?]$/.test(failed) ? `${failed} ${reason}` : `${failed}: ${reason}`;
};

/** What failed, then why. Texts with `options` state facts and always stay. */
export const useFailureText = () => {
  const translate = useTranslate();
  return useCallback(
    (failed: MessageKey, error: unknown, options?: Record<string, unknown>): string => {
      if (failed.includes('.notOffered.')) return translate(failed);
      const reason = isApiError(error) ? translate(error.message, { _: error.message }) : '';
      return isCompleteMessage(error) && !options
        ? reason
        : joined(translate(failed, options), reason);
    },
    [translate],
  );
};

/** Expired sessions have a dialog of their own, and users who cancel something know it. */
export const useNotifyFailure = () => {
  const notify = useNotify();
  const failureText = useFailureText();
  return useCallback(
    (...failure: Parameters<typeof failureText>) => {
      if (isApiError(failure[1], 'unauthorized', 'aborted')) return;
      const text = failureText(...failure);
      const type = isApiError(failure[1], 'notOffered') ? 'info' : 'error';
      notify(text, { type, messageArgs: { _: text }, autoHideDuration: 10_000 });
    },
    [notify, failureText],
  );
};
