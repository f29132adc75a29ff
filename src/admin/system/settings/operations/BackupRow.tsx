import { useMutation } from '@tanstack/react-query';
import { Download as DownloadIcon } from 'lucide-react';
import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../../../dataProvider/index.ts';
import type { StoredBackup } from '../../../../domain/settings/operations.ts';
import { useNotifyFailure } from '../../../kit/feedback/useFailure.ts';
import { saveBlob } from '../../../kit/files/saveBlob.ts';
import { useFileSize } from '../../../kit/files/useFileSize.ts';
import { useInstantText } from '../../../kit/texts/useInstantText.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Button } from '../../../kit/ui/Button.tsx';

interface BackupRowProps {
  backup: StoredBackup;
  isLast?: boolean;
}

export const BackupRow = ({ backup: { name, at, bytes, reason }, isLast }: BackupRowProps) => {
  const t = useT();
  const size = useFileSize();
  const made = useInstantText()(at);
  const provider = useDataProvider<AppDataProvider>();
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
