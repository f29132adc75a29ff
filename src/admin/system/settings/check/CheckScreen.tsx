import { useEffect, useRef, useState } from 'react';

import { apiUrl } from '../../../../apiUrl.ts';
import { ApiError, isApiError } from '../../../../dataProvider/apiError.ts';
import type { CheckResult, CheckProgress } from '../../../../dataProvider/check/checkApi.ts';
import { showCount } from '../../../../domain/base/formats.ts';
import { PageCard, PageCardActions } from '../../../kit/show/PageCard.tsx';
import { useCompanyDay } from '../../../kit/texts/useCompanyDay.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import { CopyButton } from '../../../kit/ui/CopyButton.tsx';
import { useAppDataProvider } from '../../../kit/useAppDataProvider.ts';
import { useSession } from '../../../kit/useSession.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { CheckTable } from './CheckTable.tsx';
import { byState, callText, reportText } from './reportText.ts';

import styles from './check.module.css';

const CheckState = ({ run }: { run: CheckRun }) => {
  const t = useT();
  switch (run.stage) {
    case 'idle':
    case 'done':
      return null;
    case 'checking': {
      const { results, total, next } = run.progress;
      return (
        <>
          <progress
            value={total > 0 ? results.length / total : 0}
            aria-label={t('settings.pages.check.name')}
          />
          <output>
            {next &&
              t('apiCheck.progress', {
                done: results.length + 1,
                total,
                call: callText({ check: next }),
              })}
          </output>
        </>
      );
    }
    case 'stopped':
      return <Alert tone="info">{t('apiCheck.stopped')}</Alert>;
    case 'failed':
      return <Alert tone="bad">{t(`errors.${run.error.kind}`)}</Alert>;
  }
};

/** How many calls have each result, those that need attention first. */
const Summary = ({ results }: { results: readonly CheckResult[] }) => {
  const t = useT();
  return (
    <output>
      {byState(results)
        .map(
          ({ state, results: some }) =>
            `${t(`apiCheck.states.${state}`)}: ${showCount(some.length)}`,
        )
        .join(' · ')}
    </output>
  );
};

const Report = ({ results }: { results: readonly CheckResult[] }) => {
  const t = useT();
  const role = useSession()?.user.role ?? '';
  const { today } = useCompanyDay();
  const api = apiUrl || window.location.origin;
  const text = reportText(results, { api, role, day: today }, t);
  return (
    <>
      <PageCard title="apiCheck.report" action={<CopyButton text={text} label="apiCheck.copy" />}>
        <Summary results={results} />
        <textarea
          className={styles.text}
          aria-label={t('apiCheck.report')}
          rows={8}
          value={text}
          readOnly
        />
      </PageCard>
      <PageCard title="apiCheck.caption">
        <CheckTable results={results} role={role} />
      </PageCard>
    </>
  );
};

/** Which calls the server has, how it answers them, and which pages need them. */
const CheckScreen = () => {
  const t = useT();
  const { run, start, stop } = useApiCheck();
  const results = 'results' in run ? run.results : undefined;
  return (
    <SettingsPage name="check">
      <PageCard>
        <p>{t('apiCheck.about')}</p>
        <CheckState run={run} />
        <PageCardActions>
          {run.stage === 'checking' ? (
            <Button look="outlined" onClick={stop}>
              {t('apiCheck.cancel')}
            </Button>
          ) : (
            <Button look="contained" onClick={start}>
              {t(run.stage === 'idle' ? 'apiCheck.start' : 'apiCheck.again')}
            </Button>
          )}
        </PageCardActions>
      </PageCard>
      {results && <Report results={results} />}
    </SettingsPage>
  );
};

type CheckRun =
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
const useApiCheck = () => {
  const dataProvider = useAppDataProvider();
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

export default CheckScreen;
