import { useMutation } from '@tanstack/react-query';
import { Download as DownloadIcon } from 'lucide-react';
import { useNotify } from 'react-admin';

import { showCount } from '../../../../domain/base/formats.ts';
import type { StoredBackup } from '../../../../domain/settings/operations.ts';
import { Failure } from '../../../kit/feedback/Failure.tsx';
import { useNotifyFailure } from '../../../kit/feedback/useFailure.ts';
import { saveBlob } from '../../../kit/files/saveBlob.ts';
import { useFileSize } from '../../../kit/files/useFileSize.ts';
import { useFormFailure } from '../../../kit/form/FormFailure.tsx';
import { EmptyNote, PageCard, PageCardRows } from '../../../kit/show/PageCard.tsx';
import { useInstantText } from '../../../kit/texts/useInstantText.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { useAppDataProvider } from '../../../kit/useAppDataProvider.ts';

const MakeBackup = ({ onFailure }: { onFailure: (error?: Error) => void }) => {
  const t = useT();
  const notify = useNotify();
  const provider = useAppDataProvider();
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.backUp(),
    onMutate: () => onFailure(),
    onSuccess: () => notify('operations.backups.made', { type: 'success' }),
    onError: onFailure,
  });
  return (
    <Button disabled={isPending} onClick={() => mutate()}>
      {t(isPending ? 'operations.backups.making' : 'operations.backups.make')}
    </Button>
  );
};

/** Null where the database makes its own backups. */
export const BackupsCard = ({ backups }: { backups: readonly StoredBackup[] | null }) => {
  const t = useT();
  const { failure, clear, fail } = useFormFailure();
  if (!backups) {
    return (
      <PageCard title="operations.backups.title">
        <EmptyNote>{t('operations.backups.elsewhere')}</EmptyNote>
      </PageCard>
    );
  }
  const [last, ...earlier] = backups;
  return (
    <PageCard
      title="operations.backups.title"
      about="operations.backups.about"
      action={
        <MakeBackup
          onFailure={(error) => (error ? fail('operations.backups.failed', error) : clear())}
        />
      }
    >
      {failure && <Failure>{failure}</Failure>}
      {last ? (
        <>
          <PageCardRows>
            <BackupRow backup={last} isLast />
          </PageCardRows>
          <EmptyNote>{t('operations.backups.private')}</EmptyNote>
          {earlier.length > 0 && (
            <details>
              <summary>
                {t('operations.backups.earlier', { count: showCount(earlier.length) })}
              </summary>
              <PageCardRows>
                {earlier.map((backup) => (
                  <BackupRow key={backup.name} backup={backup} />
                ))}
              </PageCardRows>
            </details>
          )}
        </>
      ) : (
        <EmptyNote>{t('operations.backups.none')}</EmptyNote>
      )}
    </PageCard>
  );
};

interface BackupRowProps {
  backup: StoredBackup;
  isLast?: boolean;
}

const BackupRow = ({ backup: { name, at, bytes, reason }, isLast }: BackupRowProps) => {
  const t = useT();
  const size = useFileSize();
  const made = useInstantText()(at);
  const provider = useAppDataProvider();
  const notifyFailure = useNotifyFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.backupFile(name),
    onSuccess: (file) => saveBlob(name, file),
    onError: (error) => notifyFailure('operations.backups.downloadFailed', error),
  });
  return (
    <li>
      <span>
        {isLast ? t('operations.backups.last', { at: made }) : made} ·{' '}
        {t(`operations.backups.reasons.${reason}`)} · {size(bytes)}
      </span>
      <Button
        data-flush
        disabled={isPending}
        aria-busy={isPending}
        aria-label={t('operations.backups.downloadOf', { at: made })}
        onClick={() => mutate()}
      >
        <DownloadIcon aria-hidden="true" />
        {t('operations.backups.download')}
      </Button>
    </li>
  );
};
