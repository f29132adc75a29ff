import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';

import { ApiError, isApiError } from '../../../../dataProvider/apiError.ts';
import type { CheckProgress, CheckResult } from '../../../../dataProvider/check/checkApi.ts';
import type { AppDataProvider } from '../../../../dataProvider/index.ts';

export type CheckRun =
  | { stage: 'idle' }
  | { stage: 'checking'; progress: CheckProgress }
  | { stage: 'done' | 'stopped'; results: readonly CheckResult[] }
  /** Nothing was checked. */
  | { stage: 'failed'; error: ApiError };

const UNREACHED = ['network', 'offline', 'timeout'];

/** Whether no call reached the server. */
const isSilent = (results: readonly CheckResult[]) =>
  results.every(({ state, failure = '' }) => state === 'notTried' || UNREACHED.includes(failure));

/** Can be stopped; what was found until then stays. */
export const useApiCheck = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const [run, setRun] = useState<CheckRun>({ stage: 'idle' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const start = async () => {
    const cancel = new AbortController();
    current.current = cancel;
    const show = (progress: CheckProgress) => setRun({ stage: 'checking', progress });
    show({ results: [], total: 0 });
    try {
      const results = await dataProvider.checkApi(cancel.signal, show);
      const isStopped = cancel.signal.aborted;
      if (!isStopped && isSilent(results)) throw new ApiError('network');
      setRun({ stage: isStopped ? 'stopped' : 'done', results });
    } catch (error) {
      setRun({ stage: 'failed', error: isApiError(error) ? error : new ApiError('network') });
    }
  };

  return { run, start: () => void start(), stop: () => current.current?.abort() };
};
