import { apiUrl } from '../../../../apiUrl.ts';
import type { CheckResult } from '../../../../dataProvider/check/checkApi.ts';
import { PageCard, PageCardActions } from '../../../kit/show/PageCard.tsx';
import { useCompanyDay } from '../../../kit/texts/useCompanyDay.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import { CopyButton } from '../../../kit/ui/CopyButton.tsx';
import { useSession } from '../../../kit/useSession.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { CheckTable } from './CheckTable.tsx';
import { byState, callText, reportText } from './reportText.ts';
import { useApiCheck, type CheckRun } from './useApiCheck.ts';

import settings from '../settings.module.css';
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
            className={settings.progress}
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
        .map(({ state, results: some }) => `${t(`apiCheck.states.${state}`)}: ${some.length}`)
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
        <p className={styles.about}>{t('apiCheck.about')}</p>
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

export default CheckScreen;
