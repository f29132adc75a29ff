import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { isolate } from '../../../i18n/fill.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useSession } from '../useSession.ts';

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
    'outdated',
  );

/** What failed, and why; a phrase that is not a sentence gets a colon. */
const joined = (failed: string, reason: string): string => {
  if (!reason) return failed;
  const why = isolate(reason, failed);
  return /[.!?]$/.test(failed) ? `${failed} ${why}` : `${failed}: ${why}`;
};

/** Why a call failed. Once the user has signed in again, the reason no longer asks for that. */
export const useReason = () => {
  const translate = useTranslate();
  const isSignedIn = Boolean(useSession()?.token);
  return useCallback(
    (error: unknown): string => {
      if (!isApiError(error)) return '';
      const isOver = isSignedIn && isApiError(error, 'unauthorized');
      const message = isOver ? 'errors.signedInAgain' : error.message;
      return translate(message, { _: message });
    },
    [translate, isSignedIn],
  );
};

/** What failed, then why. Texts with `options` state facts and always stay. */
export const useFailureText = () => {
  const translate = useTranslate();
  const reasonOf = useReason();
  return useCallback(
    (failed: MessageKey, error: unknown, options?: Record<string, unknown>): string => {
      if (failed.includes('.notOffered.')) return translate(failed);
      const reason = reasonOf(error);
      return isCompleteMessage(error) && !options
        ? reason
        : joined(translate(failed, options), reason);
    },
    [translate, reasonOf],
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
