import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { ApiHealth } from '../../../../dataProvider/calls/health.ts';
import type { AppDataProvider } from '../../../../dataProvider/index.ts';
import type { Tone } from '../../../../domain/records/field.ts';
import { StatusChip } from '../../../kit/fields/StatusChip.tsx';
import { PageCard } from '../../../kit/show/PageCard.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { Button } from '../../../kit/ui/Button.tsx';

import styles from '../settings.module.css';

const TONES: Record<ApiHealth['state'], Tone> = { well: 'good', faulty: 'warn', silent: 'bad' };

export const ApiHealthSection = () => {
  const t = useT();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['health'],
    queryFn: () => dataProvider.health(),
    refetchOnMount: 'always',
    retry: false,
  });
  const reason = data?.failure && t(`errors.${data.failure}`);
  return (
    <PageCard
      title="release.health.title"
      action={
        <Button disabled={isFetching} onClick={() => void refetch()}>
          {t(isFetching ? 'release.health.checking' : 'release.health.check')}
        </Button>
      }
    >
      <output className={styles.health}>
        {data ? (
          <>
            <StatusChip tone={TONES[data.state]} label={t(`release.health.states.${data.state}`)} />
            <p>
              {t(data.state === 'silent' ? 'release.health.lost' : 'release.health.took', {
                took: data.took,
              })}
            </p>
            {data.version && <p>{t('release.health.version', { version: data.version })}</p>}
            {reason && (
              <p>{data.state === 'well' ? t('release.health.understood', { reason }) : reason}</p>
            )}
          </>
        ) : (
          t('release.health.checking')
        )}
      </output>
    </PageCard>
  );
};
