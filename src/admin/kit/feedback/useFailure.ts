import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import type { MessageKey } from '../../../i18n/messages.ts';

/** These say all there is to say; 'Nothing was changed.' before them might be wrong. */
const speaksForItself = (error: unknown) =>
  isApiError(
    error,
    'unknownOutcome',
    'partiallyReassigned',
    'changedElsewhere',
    'notFound',
    'beyondList',
    'forbidden',
    'unauthorized',
  );

/** What did not work, and why; words that are no sentence are followed by a colon. */
const joined = (failed: string, reason: string): string => {
  if (!reason) return failed;
  return /[.!?]$/.test(failed) ? `${failed} ${reason}` : `${failed}: ${reason}`;
};

/** What a failure is told as: what did not work, then why. Words with `options` tell facts and always stay. */
export const useFailureText = () => {
  const translate = useTranslate();
  return useCallback(
    (failed: MessageKey, error: unknown, options?: Record<string, unknown>): string => {
      const reason = isApiError(error) ? translate(error.message, { _: error.message }) : '';
      return speaksForItself(error) && !options
        ? reason
        : joined(translate(failed, options), reason);
    },
    [translate],
  );
};

/**
 * Shows a failure as a notification; of a session that has ended the dialog over the page tells, and who
 * stopped something knows it.
 */
export const useNotifyFailure = () => {
  const notify = useNotify();
  const failureText = useFailureText();
  return useCallback(
    (...failure: Parameters<typeof failureText>) => {
      if (isApiError(failure[1], 'unauthorized', 'aborted')) return;
      const text = failureText(...failure);
      notify(text, { type: 'error', messageArgs: { _: text }, autoHideDuration: 10_000 });
    },
    [notify, failureText],
  );
};
