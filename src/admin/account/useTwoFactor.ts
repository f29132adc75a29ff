import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';

import { isApiError, isOutcomeUnknown } from '../../dataProvider/apiError.ts';
import type { AppDataProvider } from '../../dataProvider/index.ts';
import { codeKeyOf, isOneTimeCode } from '../../domain/people/oneTimeCode.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import type { TwoFactorSetup } from '../../domain/settings/twoFactor.ts';
import { refusals } from '../../session/refusals.ts';
import { useNotifyFailure } from '../kit/feedback/useFailure.ts';
import { isRefusal } from '../kit/form/recordFailure.ts';
import { quietRead } from '../kit/quietRead.ts';

const KEY = [RESOURCES.security, 'twoFactor'];

/**
 * The signed-in user's second factor. If the server sends a secret, the factor counts as on only after a
 * correct code from the app, checked by the server if it has a call for that, otherwise here.
 */
export const useTwoFactor = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [isSaving, setSaving] = useState(false);
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const query = useQuery({
    queryKey: KEY,
    queryFn: () =>
      quietRead(RESOURCES.security, async () => (await dataProvider.twoFactor()) ?? false),
    enabled: !refusals.has(RESOURCES.security),
    staleTime: Infinity,
    gcTime: 0,
  });
  const { data: isOn, refetch } = query;

  /** Runs one action at a time and reports a failure; returns whether it succeeded. */
  const attempt = async (act: () => Promise<void>): Promise<boolean> => {
    setSaving(true);
    try {
      await act();
      return true;
    } catch (failure) {
      // It may have succeeded all the same, so the current state is refetched.
      if (isOutcomeUnknown(failure)) void refetch();
      const failed = isRefusal(failure) ? 'refused' : 'lost';
      notifyFailure(`settings.security.twoFactor.${failed}`, failure);
      return false;
    } finally {
      setSaving(false);
    }
  };

  const show = (wanted: boolean) => queryClient.setQueryData(KEY, wanted);

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
    const told = await dataProvider.setTwoFactor(true);
    if (!codeKeyOf(told)) return turnedOn(told.recoveryCodes);
    show(false);
    setSetup(told);
  };

  const turnOff = async () => {
    await dataProvider.setTwoFactor(false);
    setSetup(undefined);
    setCodes([]);
  };

  /** Turns it on or off; reverts on failure. */
  const toggle = async (wanted: boolean) => {
    const before = isOn ?? false;
    show(wanted);
    const isDone = await attempt(async () => {
      if (wanted) return begin();
      await turnOff();
      notify('settings.security.twoFactor.disabled', { type: 'success' });
    });
    if (!isDone) show(before);
  };

  /** Whether the code is correct; if so, the second factor is on. Undefined if unknown. */
  const confirm = async (code: string): Promise<boolean | undefined> => {
    const key = setup && codeKeyOf(setup);
    if (!setup || !key) return undefined;
    let isRight: boolean | undefined;
    await attempt(async () => {
      let told = setup;
      try {
        if (setup.awaitsCode) told = await dataProvider.confirmTwoFactor(code);
        isRight = setup.awaitsCode || (await isOneTimeCode(key, code, Date.now()));
      } catch (failure) {
        if (!isApiError(failure, 'invalid', 'refused')) throw failure;
        isRight = false;
      }
      if (isRight)
        turnedOn(told.recoveryCodes.length > 0 ? told.recoveryCodes : setup.recoveryCodes);
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
      if (mustTurnOff.current) void dataProvider.setTwoFactor(false).catch(() => undefined);
    },
    [dataProvider],
  );

  const leaving = useCallback(() => (isOnUnchecked ? 'loses' : 'free'), [isOnUnchecked]);
  const forgetCodes = () => setCodes([]);
  return {
    ...query,
    isSaving,
    setup,
    codes,
    toggle,
    confirm,
    cancel,
    forgetCodes,
    leaving,
  } as const;
};
