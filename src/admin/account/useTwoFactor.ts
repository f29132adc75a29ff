import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';

import { isApiError, mayBeStored } from '../../dataProvider/apiError.ts';
import { loaded } from '../../dataProvider/loaded.ts';
import type { SecurityState, TwoFactorSetup } from '../../domain/settings/twoFactor.ts';
import { isRefusal } from '../kit/feedback/recordFailure.ts';
import { useFormFailure } from '../kit/form/FormFailure.tsx';
import { useAppDataProvider } from '../kit/useAppDataProvider.ts';
import { SECURITY_KEY, useSecurity } from './useSecurity.ts';

const loadOneTimeCode = () => loaded(import('../../domain/people/oneTimeCode.ts'));

const isShownCode = async (setup: TwoFactorSetup, code: string): Promise<boolean> => {
  const { authenticatorOf, countOfCode } = await loadOneTimeCode();
  const app = authenticatorOf(setup);
  return app !== undefined && countOfCode(app, code) !== undefined;
};

/**
 * If the server sends a secret, the factor counts as on only after a correct code from the app,
 * checked by the server if it has a call for that, otherwise here.
 */
export const useTwoFactor = () => {
  const dataProvider = useAppDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { failure, clear, fail } = useFormFailure();
  const [isSaving, setSaving] = useState(false);
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<boolean>();
  const [problem, setProblem] = useState<string>();
  const password = useRef<string>(undefined);
  const query = useSecurity();
  const { data, refetch } = query;

  const attempt = async (act: () => Promise<void>): Promise<boolean> => {
    setSaving(true);
    clear();
    setProblem(undefined);
    try {
      await act();
      return true;
    } catch (error) {
      // It may have succeeded all the same, so the current state is refetched.
      if (mayBeStored(error)) void refetch();
      const wrong = isApiError(error) ? error.fieldErrors?.['currentPassword'] : undefined;
      setProblem(wrong);
      const failed = isRefusal(error) ? 'refused' : 'lost';
      if (!wrong) fail(`settings.security.twoFactor.${failed}`, error);
      return false;
    } finally {
      setSaving(false);
    }
  };

  const show = (isOn: boolean) =>
    queryClient.setQueryData<SecurityState>(SECURITY_KEY, (state) => state && { ...state, isOn });

  const turnedOn = (recoveryCodes: readonly string[]) => {
    show(true);
    setSetup(undefined);
    setCodes(recoveryCodes);
    // Announced above the codes, which a notification would cover.
    if (recoveryCodes.length === 0) {
      notify('settings.security.twoFactor.enabled', { type: 'success' });
    }
  };

  const begin = async () => {
    const { authenticatorOf } = await loadOneTimeCode();
    const answer = await dataProvider.setTwoFactor(true, password.current);
    if (!answer.awaitsCode && !authenticatorOf(answer)) return turnedOn(answer.recoveryCodes);
    show(false);
    setSetup(answer);
  };

  const turnOff = async () => {
    await dataProvider.setTwoFactor(false, password.current);
    setSetup(undefined);
    setCodes([]);
  };

  /** Reverts on failure. */
  const turn = async (turnsOn: boolean) => {
    const before = data?.isOn ?? false;
    show(turnsOn);
    const isDone = await attempt(async () => {
      if (turnsOn) return begin();
      await turnOff();
      notify('settings.security.twoFactor.disabled', { type: 'success' });
    });
    if (isDone) setAsked(undefined);
    else show(before);
  };

  /** Asks for the password if the server wants it. */
  const toggle = async (turnsOn: boolean) => {
    clear();
    if (data?.needsPassword) setAsked(turnsOn);
    else await turn(turnsOn);
  };

  const prove = async (given: string) => {
    password.current = given;
    await turn(asked === true);
  };

  const keep = () => {
    setAsked(undefined);
    setProblem(undefined);
  };

  /** If the code is correct, the second factor is on. Undefined if unknown. */
  const confirm = async (code: string): Promise<boolean | undefined> => {
    if (!setup) return undefined;
    let isRight: boolean | undefined;
    await attempt(async () => {
      let answer = setup;
      try {
        if (setup.awaitsCode) answer = await dataProvider.confirmTwoFactor(code);
        isRight = setup.awaitsCode || (await isShownCode(setup, code));
      } catch (error) {
        if (!isApiError(error, 'invalid', 'refused')) throw error;
        isRight = false;
      }
      if (isRight)
        turnedOn(answer.recoveryCodes.length > 0 ? answer.recoveryCodes : setup.recoveryCodes);
    });
    return isRight;
  };

  /** It must not stay on without a checked code: its owner could never sign in again. */
  const isOnUnchecked = setup !== undefined && !setup.awaitsCode;
  const cancel = () => attempt(isOnUnchecked ? turnOff : async () => setSetup(undefined));
  const mustTurnOff = useRef(false);
  useEffect(() => {
    mustTurnOff.current = isOnUnchecked;
  }, [isOnUnchecked]);
  useEffect(
    () => () => {
      if (mustTurnOff.current)
        void dataProvider.setTwoFactor(false, password.current).catch(() => undefined);
    },
    [dataProvider],
  );

  const leaving = useCallback(() => (isOnUnchecked ? 'loses' : 'free'), [isOnUnchecked]);
  const forgetCodes = () => setCodes([]);
  return {
    ...query,
    isSaving,
    asked,
    problem,
    failure,
    prove,
    keep,
    setup,
    codes,
    toggle,
    confirm,
    cancel,
    forgetCodes,
    leaving,
  } as const;
};
