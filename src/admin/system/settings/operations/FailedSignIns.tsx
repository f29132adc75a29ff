import type { LoginEntry } from '../../../../domain/people/loginHistory.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { useAllRows } from '../../../kit/allRows.ts';
import { LoadFailed } from '../../../kit/feedback/LoadFailed.tsx';
import { recordPaths } from '../../../kit/recordPaths.ts';
import { EmptyNote, PageCard, PageCardRows } from '../../../kit/show/PageCard.tsx';
import { useInstantText } from '../../../kit/texts/useInstantText.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { ButtonLink } from '../../../kit/ui/Button.tsx';

const SHOWN = 5;

export const FailedSignIns = () => {
  const t = useT();
  const instantText = useInstantText();
  const { data, error, refetch } = useAllRows<LoginEntry>(RESOURCES.loginHistory);
  const failed = data
    ?.filter(({ outcome }) => outcome !== 'success')
    .toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <PageCard
      title="operations.failed.title"
      action={
        <ButtonLink to={recordPaths(RESOURCES.loginHistory).filtered({ outcome: 'failed' })}>
          {t('operations.failed.all')}
        </ButtonLink>
      }
    >
      {error && !data && (
        <LoadFailed message="operations.failed.lost" error={error} onRetry={() => void refetch()} />
      )}
      {failed?.length === 0 && <EmptyNote>{t('operations.failed.none')}</EmptyNote>}
      {failed && failed.length > 0 && (
        <PageCardRows>
          {failed.slice(0, SHOWN).map(({ id, at, email, outcome, ip }) => (
            <li key={id}>
              <span>
                <bdi>{email}</bdi> ·{' '}
                {t(`resources.admin/settings/login-history.options.outcome.${outcome}`)}
              </span>
              <span>{t('operations.failed.from', { at: instantText(at), ip })}</span>
            </li>
          ))}
        </PageCardRows>
      )}
    </PageCard>
  );
};
