import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';

import { Failure } from '../kit/feedback/Failure.tsx';
import { useFormFailure } from '../kit/form/FormFailure.tsx';
import { PageCard, PageCardActions } from '../kit/show/PageCard.tsx';
import { useT } from '../kit/texts/useT.ts';
import { Button } from '../kit/ui/Button.tsx';
import { useAppDataProvider } from '../kit/useAppDataProvider.ts';
import { SECURITY_KEY, useSecurity } from './useSecurity.ts';

export const SessionsCard = () => {
  const t = useT();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useAppDataProvider();
  const count = useSecurity().data?.otherSessions;
  const { failure, clear, fail } = useFormFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.endOtherSessions(),
    onMutate: clear,
    onSuccess: () => notify('settings.security.sessions.ended', { type: 'success' }),
    onError: (error) => fail('settings.security.sessions.failed', error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: SECURITY_KEY }),
  });
  if (count === undefined) return null;
  return (
    <PageCard title="settings.security.sessions.title" about="settings.security.sessions.about">
      <p>
        {count > 0
          ? t('settings.security.sessions.others', { count })
          : t('settings.security.sessions.none')}
      </p>
      {count > 0 && (
        <PageCardActions>
          <Button look="outlined" disabled={isPending} onClick={() => mutate()}>
            {t('settings.security.sessions.end')}
          </Button>
        </PageCardActions>
      )}
      {failure && <Failure>{failure}</Failure>}
    </PageCard>
  );
};
