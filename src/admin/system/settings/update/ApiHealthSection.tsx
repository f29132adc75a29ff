import { Button, styled } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { ApiHealth } from '../../../../dataProvider/calls/health.ts';
import type { AppDataProvider } from '../../../../dataProvider/index.ts';
import type { Tone } from '../../../../domain/records/field.ts';
import { StatusChip } from '../../../kit/fields/StatusChip.tsx';
import { SettingsSection } from '../../../kit/settings/SettingsSection.tsx';
import { useT } from '../../../kit/texts/useT.ts';

const Lines = styled('output')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(0.5),
  marginBlockStart: theme.spacing(1),
  '& p': { margin: 0, color: theme.palette.text.secondary, fontSize: '0.875rem' },
}));

const TONES = { well: 'good', faulty: 'warn', silent: 'bad' } as const satisfies Record<
  ApiHealth['state'],
  Tone
>;

/** The result of a light API call: reachable or not, how fast, and the answer. */
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
    <SettingsSection
      title={t('release.health.title')}
      action={
        <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
          {t(isFetching ? 'release.health.checking' : 'release.health.check')}
        </Button>
      }
    >
      <Lines>
        {data ? (
          <>
            <StatusChip tone={TONES[data.state]} label={t(`release.health.states.${data.state}`)} />
            <p>
              {t(data.state === 'silent' ? 'release.health.lost' : 'release.health.took', {
                took: data.took,
              })}
            </p>
            {data.version ? <p>{t('release.health.version', { version: data.version })}</p> : null}
            {reason ? (
              <p>{data.state === 'well' ? t('release.health.understood', { reason }) : reason}</p>
            ) : null}
          </>
        ) : (
          t('release.health.checking')
        )}
      </Lines>
    </SettingsSection>
  );
};
